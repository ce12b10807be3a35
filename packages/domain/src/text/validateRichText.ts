import { errorIn, lengthErrorIn, type ValidationProblem } from '../errors/validationProblem';
import { countCharacters } from './characters';
import { forbiddenCharacterMessage, hasForbiddenCharacters } from './forbiddenCharacters';
import { textLimits } from './limits';
import { plainText } from './plainText';
import { validateText, type TextRule } from './validateText';

const mostSource = textLimits.richTextSource;

/** The most UTF-16 units of a source within its limit: a code point has at most two. */
const mostUnits = 2 * mostSource;

/** The message for a source that is too long, whether or not its visible text is too long as well. */
export function sourceTooLong(tooLong: string): string {
  return `${tooLong}, nor ${mostSource.toLocaleString('en-GB')} with its links and formatting`;
}

/** The one problem of a rich text, or none; what counts is the text that a reader sees. */
export function validateRichText(html: string, rule: TextRule): ValidationProblem[] {
  if (isSourceTooLong(html)) {
    const { field, limit, tooLong } = rule;
    const seen = countCharacters(plainText(html.slice(0, mostUnits)));
    return [lengthErrorIn(field, seen > limit ? tooLong : sourceTooLong(tooLong))];
  }
  // Checked before parsing: HTML treats a form feed as space, so the plain text no longer shows it.
  if (hasForbiddenCharacters(html)) return [errorIn(rule.field, forbiddenCharacterMessage)];
  return validateText(plainText(html), rule);
}

function isSourceTooLong(html: string): boolean {
  return html.length > mostSource && Array.from(html.slice(0, mostUnits + 1)).length > mostSource;
}
