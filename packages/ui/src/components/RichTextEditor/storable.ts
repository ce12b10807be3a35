/** Control characters and halves of surrogate pairs: no person types them, and no database takes them. */
const unstorable = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

/** A text as it can be stored; a vertical tab, a word processor's line break, becomes one. */
export function storable(text: string): string {
  return text.replaceAll('\v', '\n').replaceAll(unstorable, '');
}
