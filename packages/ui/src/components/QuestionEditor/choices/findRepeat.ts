/** What no reader sees: spaces of no width, joiners, marks of direction and their like. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** A phone types another apostrophe than a keyboard. */
const otherApostrophes = /[’‘ʼʻ`´]/gu;

/** As a reader takes it: capitals, white space and the way a letter is composed make no difference. */
const asRead = (text: string) => {
  // What is invisible parts a letter from its accent. An acute by itself falls apart in the compatible form,
  // and from that come apostrophes that were others.
  const composed = text.replace(invisible, '').normalize('NFC');
  const compatible = composed.replace(otherApostrophes, "'").normalize('NFKC');
  return compatible.replace(otherApostrophes, "'").replace(/\s+/gu, ' ').trim().toLowerCase();
};

/**
 * The first text that says the same as one before it, and that one, by their places from 0; what is
 * empty says nothing.
 */
export function findRepeat(
  texts: readonly string[],
): { original: number; repeat: number } | undefined {
  const firstPlaces = new Map<string, number>();
  for (const [place, text] of texts.entries()) {
    const words = asRead(text);
    const original = firstPlaces.get(words);
    if (original !== undefined) return { original, repeat: place };
    if (words !== '') firstPlaces.set(words, place);
  }
  return undefined;
}
