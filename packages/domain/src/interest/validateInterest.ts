import type { ValidationProblem } from '../errors/validationProblem';
import { validateText } from '../text/validateText';

export const interestLimits = {
  /** Not in the specification: a category's name needs a limit, and this is ample. */
  name: 100,
} as const;

export const interestMessages = {
  nameRequired: 'Category name is required',
  nameTooLong: `The category name cannot exceed ${interestLimits.name} characters`,
} as const;

/** Problems of an interest category. */
export function validateInterest({ name }: { readonly name: string }): ValidationProblem[] {
  return validateText(name, {
    field: 'name',
    limit: interestLimits.name,
    required: interestMessages.nameRequired,
    tooLong: interestMessages.nameTooLong,
  });
}
