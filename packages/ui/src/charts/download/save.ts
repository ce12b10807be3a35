/** Hands a file to the browser's downloads. */
export function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** "Age of people, 2026" → "age-of-people-2026". */
export function fileName(title: string, extension: string): string {
  const stem = title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
    .slice(0, 80);
  return `${stem === '' ? 'chart' : stem}.${extension}`;
}
