/**
 * Breaks words into lines no wider than `room` in any of the fonts. What is longer than a line without a
 * space in it, as a sentence of Japanese is, breaks between its words; where one of those is longer yet,
 * within it.
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

/** Tells how wide words are in the widest of the fonts; 0 where nothing can be measured. */
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

/** As many parts on each line as fit there, one at least. */
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
