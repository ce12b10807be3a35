import { errorIn, type ValidationProblem } from '../errors/validationProblem';
import { validateText } from '../text/validateText';
import { emailMessages, isValidEmail } from './email';
import { accountLimits } from './limits';
import { isAssignableRole } from './roles';
import { holdsWebAddress } from './webAddress';

export const researcherMessages = {
  nameRequired: 'Name is required',
  nameTooLong: `The Name cannot exceed ${accountLimits.name} characters`,
  nameHoldsWebAddress: 'The Name cannot contain a web address',
  roleRequired: 'Role is required',
} as const;

/** The sign-up form, and the admin's forms to add and to edit a researcher (OPEN-44). */
export interface ResearcherForm {
  readonly name: string;
  /** The email address (OPEN-45). */
  readonly login: string;
  /** Null until a role is chosen. Left out at sign-up and on editing, where none is (OPEN-41, OPEN-43). */
  readonly role?: string | null;
}

/** Problems in the order of the form. The login is trimmed before the check, so store it trimmed. */
export function validateResearcher(form: ResearcherForm): ValidationProblem[] {
  const problems = validateText(form.name, {
    field: 'name',
    limit: accountLimits.name,
    required: researcherMessages.nameRequired,
    tooLong: researcherMessages.nameTooLong,
  });
  if (problems.length === 0 && holdsWebAddress(form.name)) {
    problems.push(errorIn('name', researcherMessages.nameHoldsWebAddress));
  }
  const login = form.login.trim();
  if (login === '') problems.push(errorIn('login', emailMessages.required));
  else if (!isValidEmail(login)) problems.push(errorIn('login', emailMessages.invalid));
  if (form.role !== undefined && !isAssignableRole(form.role)) {
    problems.push(errorIn('role', researcherMessages.roleRequired));
  }
  return problems;
}
