/** What no reader sees: spaces of no width, joiners, marks of direction, variation selectors and their like. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** A phone types another apostrophe than a keyboard, and there are letters that look like both. */
const otherApostrophes = /[’‘ʼʻ`´]/gu;

/**
 * A text as a reader tells it from others: two that read the same are the same, whatever they are made of.
 * To compare with, never to store or show.
 */
export function asRead(text: string): string {
  return text
    .replace(otherApostrophes, "'")
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}
