import { errorIn, lengthErrorIn, type ValidationProblem } from '../errors/validationProblem';
import { countCharacters, isBlank } from './characters';
import { forbiddenCharacterMessage, hasForbiddenCharacters } from './forbiddenCharacters';

/** The rule of one text field. */
export interface TextRule {
  readonly field: string;
  readonly limit: number;
  readonly tooLong: string;
  /** The message for a blank text; leave out where blank is allowed. */
  readonly required?: string | undefined;
}

/** The one problem of a plain text, or none. */
export function validateText(text: string, rule: TextRule): ValidationProblem[] {
  const { field } = rule;
  if (hasForbiddenCharacters(text)) return [errorIn(field, forbiddenCharacterMessage)];
  if (isBlank(text)) return rule.required === undefined ? [] : [errorIn(field, rule.required)];
  return countCharacters(text) > rule.limit ? [lengthErrorIn(field, rule.tooLong)] : [];
}
