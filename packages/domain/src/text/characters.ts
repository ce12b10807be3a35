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
  for (const segment of graphemesOf(trimmed)) {
    // Only a segment longer than the allowance in UTF-16 units can exceed it in code points.
    count +=
      segment.length <= textLimits.codePointsPerCharacter
        ? 1
        : Math.ceil(Array.from(segment).length / textLimits.codePointsPerCharacter);
  }
  return count;
}

/** In UTF-16 units. V8's time to find the graphemes of a text grows with the square of its length. */
const portionLength = 200;

/**
 * The graphemes of a text, found in one portion after another. The end of a grapheme depends only on its
 * own code points and the next one (UAX #29), so only the last one of a portion may be cut short: the next
 * portion starts with it.
 */
export function* graphemesOf(text: string): Generator<string> {
  let start = 0;
  let length = portionLength;
  while (start < text.length) {
    const end = codePointEnd(text, start + length);
    const found = Array.from(graphemes.segment(text.slice(start, end)), ({ segment }) => segment);
    const last = end === text.length ? '' : (found.pop() ?? '');
    yield* found;
    start = end - last.length;
    // A grapheme that fills the whole portion may be longer still.
    length = found.length === 0 ? length * 2 : portionLength;
  }
}

/** The place, or the one before it if the place would split a surrogate pair. */
function codePointEnd(text: string, place: number): number {
  if (place >= text.length) return text.length;
  return (text.codePointAt(place - 1) ?? 0) > 0xff_ff ? place - 1 : place;
}
