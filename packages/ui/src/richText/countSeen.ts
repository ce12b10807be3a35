const characters = /* @__PURE__ */ new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

const printableAscii = /^[\x20-\x7e]*$/;

/** White space, and what draws nothing: zero-width spaces, joiners, fillers, the empty braille cell. */
const nothingToSee = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u;

/** The longest emoji in use has ten; whoever stacks more marks than that on a letter pays for them. */
const codePointsPerCharacter = 10;

/** Whether a reader would see nothing at all. */
export function isBlank(text: string): boolean {
  return nothingToSee.test(text);
}

/** How many characters a reader sees in a text: an emoji, a flag or an accented letter is one. */
export function countSeen(text: string): number {
  if (printableAscii.test(text)) return text.length;
  let count = 0;
  for (const { segment } of characters.segment(text)) {
    count +=
      segment.length <= codePointsPerCharacter
        ? 1
        : Math.ceil(Array.from(segment).length / codePointsPerCharacter);
  }
  return count;
}
