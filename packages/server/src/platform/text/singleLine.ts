/** A title, name or label as it is stored: the ends trimmed, line breaks and runs of space made one space. */
export function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
