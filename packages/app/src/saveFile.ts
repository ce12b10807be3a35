/**
 * How long the file can be read. Safari reads it only after the click, and on a phone only once the person
 * has agreed to the download; no browser reports the end.
 */
const readableMilliseconds = 60_000;

/**
 * Hands a file to the browser's downloads. `packages/ui` does the same for its charts, but such a function is no
 * part of what a component library offers.
 */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readableMilliseconds);
}
