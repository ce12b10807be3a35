/**
 * Safari reads the file only after the click, and on a phone once the person has agreed to the
 * download; no browser tells when it is done.
 */
const readableMilliseconds = 60_000;

/** Hands a file to the browser's downloads. */
export function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readableMilliseconds);
}

/** "Age of people, 2026" → "age-of-people-2026". */
export function fileName(title: string, extension: string): string {
  const stem = title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/gu, '');
  return `${stem === '' ? 'chart' : stem}.${extension}`;
}
