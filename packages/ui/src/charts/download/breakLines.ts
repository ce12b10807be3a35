/**
 * Breaks words into lines no wider than `room` in any of the fonts; one longer word stands alone and
 * runs over.
 */
export function breakLines(
  words: string,
  fonts: readonly string[],
  room: number,
): readonly string[] {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return [words];
  const widthOf = (text: string) =>
    Math.max(
      ...fonts.map((font) => {
        context.font = font;
        return context.measureText(text).width;
      }),
    );

  const lines: string[] = [];
  let line = '';
  for (const word of words.split(/\s+/u).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > room) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line === '' ? lines : [...lines, line];
}
