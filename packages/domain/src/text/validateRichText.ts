import { errorIn, lengthErrorIn, type ValidationProblem } from '../errors/validationProblem';
import { forbiddenCharacterMessage, hasForbiddenCharacters } from './forbiddenCharacters';
import { textLimits } from './limits';
import { plainText } from './plainText';
import { validateText, type TextRule } from './validateText';

/** The one problem of a rich text, or none; what counts is the text that a reader sees. */
export function validateRichText(html: string, rule: TextRule): ValidationProblem[] {
  if (html.length > textLimits.richTextSource) return [lengthErrorIn(rule.field, rule.tooLong)];
  // Of these the plain text shows a form feed no more, which HTML takes for space.
  if (hasForbiddenCharacters(html)) return [errorIn(rule.field, forbiddenCharacterMessage)];
  return validateText(plainText(html), rule);
}
