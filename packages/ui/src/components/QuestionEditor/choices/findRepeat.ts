/** As a reader takes it: capitals, white space and the way a letter is composed make no difference. */
const asRead = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

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
