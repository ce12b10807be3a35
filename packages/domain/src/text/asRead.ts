import { withPlainApostrophes } from './apostrophes';

/** What no reader sees: spaces of no width, joiners, marks of direction, variation selectors and their like. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * A text as a reader tells it from others: two that read the same are the same, whatever they are made of.
 * To compare with, never to store or show.
 */
export function asRead(text: string): string {
  // What is invisible parts a letter from its accent. An acute by itself falls apart in the compatible form,
  // and from that come apostrophes that were others.
  const composed = text.replace(invisible, '').normalize('NFC');
  const compatible = withPlainApostrophes(composed).normalize('NFKC');
  return withPlainApostrophes(compatible).replace(/\s+/gu, ' ').trim().toLowerCase();
}
