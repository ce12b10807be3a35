import { lengthErrorIn, type ValidationProblem } from '../errors/validationProblem';
import { textLimits } from './limits';
import { plainText } from './plainText';
import { validateText, type TextRule } from './validateText';

/** The one problem of a rich text, or none; what counts is the text that a reader sees. */
export function validateRichText(html: string, rule: TextRule): ValidationProblem[] {
  if (html.length > textLimits.richTextSource) return [lengthErrorIn(rule.field, rule.tooLong)];
  return validateText(plainText(html), rule);
}
