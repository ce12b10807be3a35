import { withPlainApostrophes } from './apostrophes';

/** Characters that no reader sees: zero-width spaces, joiners, direction marks, variation selectors, etc. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * A text reduced to what a reader sees: texts that look the same become equal, however they are encoded.
 * For comparing, never to store or show.
 */
export function asRead(text: string): string {
  // Invisible characters separate a letter from its accent, so they go before NFC. NFKC splits a lone acute
  // accent and turns other characters into apostrophes, so apostrophes are replaced both before and after it.
  const composed = text.replace(invisible, '').normalize('NFC');
  const compatible = withPlainApostrophes(composed).normalize('NFKC');
  return withPlainApostrophes(compatible).replace(/\s+/gu, ' ').trim().toLowerCase();
}
