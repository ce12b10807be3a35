import { textLimits } from './limits';

// Unicode UAX #29: a grapheme cluster is what a reader takes for one character.
const graphemes = /* @__PURE__ */ new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

const printableAscii = /^[\x20-\x7e]*$/;

/**
 * White space, characters that draw nothing (zero-width space, joiners, fillers) and the empty
 * braille cell, which draws nothing either but is not in the Unicode property.
 */
const nothingToSee = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u;

/** Whether a reader would see nothing at all. */
export function isBlank(text: string): boolean {
  return nothingToSee.test(text);
}

/**
 * How many characters a reader sees in a plain text, the space around it not counted (OPEN-115).
 * A character is a grapheme: an emoji, a flag or an accented letter is one, however it is encoded.
 */
export function countCharacters(text: string): number {
  const trimmed = text.trim();
  if (printableAscii.test(trimmed)) return trimmed.length;
  if (isBlank(trimmed)) return 0;
  let count = 0;
  for (const { segment } of graphemes.segment(trimmed)) {
    // Only a segment longer than the allowance in UTF-16 units can exceed it in code points.
    count +=
      segment.length <= textLimits.codePointsPerCharacter
        ? 1
        : Math.ceil(Array.from(segment).length / textLimits.codePointsPerCharacter);
  }
  return count;
}
