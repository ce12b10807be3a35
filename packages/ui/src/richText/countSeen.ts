const characters = /* @__PURE__ */ new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/**
 * Stretches beyond printable ASCII, with the neighbour on either side: only there may several code points
 * make one character (UAX #29). The rest is not passed to the segmenter, which is slow on long texts.
 */
const beyondAscii = /[\x20-\x7e]?[^\x20-\x7e]+(?:[\x20-\x7e][^\x20-\x7e]+)*[\x20-\x7e]?/g;

/**
 * White space and characters that draw nothing: zero-width spaces, joiners, fillers, the empty braille cell.
 */
const nothingToSee = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u;

/** The longest emoji in use has ten code points; a letter with more marks counts as several characters. */
const codePointsPerCharacter = 10;

/** Whether a reader would see nothing in the text. */
export function isBlank(text: string): boolean {
  return nothingToSee.test(text);
}

/** How many characters a reader sees in a text: an emoji, a flag or an accented letter is one. */
export function countSeen(text: string): number {
  let count = text.length;
  for (const [run] of text.matchAll(beyondAscii)) count += countIn(run) - run.length;
  return count;
}

function countIn(run: string): number {
  let count = 0;
  for (const { segment } of characters.segment(run)) {
    count +=
      segment.length <= codePointsPerCharacter
        ? 1
        : Math.ceil(Array.from(segment).length / codePointsPerCharacter);
  }
  return count;
}
