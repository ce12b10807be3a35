/** Control characters and halves of surrogate pairs: no person types them, and no database accepts them. */
const unstorable = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

/**
 * A text that can be stored. A vertical tab, a word processor's line break, becomes an ordinary line break.
 */
export function storable(text: string): string {
  return text.replaceAll('\v', '\n').replaceAll(unstorable, '');
}
