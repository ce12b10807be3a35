/** Characters that no reader sees: zero-width spaces, joiners, direction marks and the like. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** A phone types another apostrophe than a keyboard. */
const otherApostrophes = /[’‘ʼʻ`´]/gu;

/** The text as a reader perceives it: case, white space and the encoding of accents make no difference. */
const asRead = (text: string) => {
  // An invisible character can separate a letter from its accent. NFKC splits a lone acute accent, so
  // apostrophes are replaced before it; it also produces some apostrophes, so they are replaced again after
  // it.
  const composed = text.replace(invisible, '').normalize('NFC');
  const compatible = composed.replace(otherApostrophes, "'").normalize('NFKC');
  return compatible.replace(otherApostrophes, "'").replace(/\s+/gu, ' ').trim().toLowerCase();
};

/**
 * The places, from 0, of the first text that repeats an earlier one and of that earlier one. Empty texts are
 * ignored.
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
