/** Breaks words into lines no wider than `room`; one longer word stands alone and runs over. */
export function breakLines(words: string, font: string, room: number): readonly string[] {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return [words];
  context.font = font;

  const lines: string[] = [];
  let line = '';
  for (const word of words.split(/\s+/u).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && context.measureText(longer).width > room) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line === '' ? lines : [...lines, line];
}
