/**
 * Control characters other than tab and line breaks, and halves of surrogate pairs. No person types them;
 * PostgreSQL refuses U+0000, and JSON cannot carry half a surrogate pair faithfully.
 */
const forbidden = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
const everyForbidden = new RegExp(forbidden, 'gu');

export const forbiddenCharacterMessage =
  'This text holds a character that cannot be stored. Please type it again instead of pasting it';

/** Whether the text holds a character that must not reach the database. */
export function hasForbiddenCharacters(text: string): boolean {
  return forbidden.test(text);
}

/** The text as it can be stored; a vertical tab, a word processor's line break, becomes a line feed. */
export function withoutForbiddenCharacters(text: string): string {
  return text.replaceAll('\v', '\n').replace(everyForbidden, '');
}
