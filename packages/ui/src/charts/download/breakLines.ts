/**
 * Breaks text into lines no wider than `room`, in pixels, in any of the fonts. A part without spaces that is
 * longer than a line, such as a Japanese sentence, breaks between its words. A word that is longer still
 * breaks anywhere.
 */
export function breakLines(
  words: string,
  fonts: readonly string[],
  room: number,
): readonly string[] {
  const widthOf = measureIn(fonts);
  const fits = (text: string) => widthOf(text) <= room;
  const broken = (word: string): readonly string[] =>
    fits(word)
      ? [word]
      : packed(
          partsOf(word, 'word').flatMap((part) =>
            fits(part) ? [part] : partsOf(part, 'grapheme'),
          ),
          '',
          fits,
        );

  const spaced = words.split(/\s+/u).filter((part) => part !== '');
  return packed(spaced.flatMap(broken), ' ', fits);
}

/**
 * Returns a function that gives the width of text in the widest of the fonts, in pixels; 0 without a canvas.
 */
export function measureIn(fonts: readonly string[]): (words: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return () => 0;
  return (words) =>
    Math.max(
      ...fonts.map((font) => {
        context.font = font;
        return context.measureText(words).width;
      }),
    );
}

/** Joins parts into lines, with as many parts on each line as fit, and at least one. */
function packed(
  parts: readonly string[],
  between: string,
  fits: (text: string) => boolean,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    const longer = line === '' ? part : `${line}${between}${part}`;
    if (line !== '' && !fits(longer)) {
      lines.push(line);
      line = part;
    } else {
      line = longer;
    }
  }
  return line === '' ? lines : [...lines, line];
}

const partsOf = (word: string, granularity: 'word' | 'grapheme') =>
  [...new Intl.Segmenter(undefined, { granularity }).segment(word)].map(({ segment }) => segment);
