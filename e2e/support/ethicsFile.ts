/** A small file that is a PDF by its name, its first bytes and its last. */
export function pdfOf(bytes: number): Buffer {
  const head = '%PDF-1.4\n';
  const tail = '\n%%EOF\n';
  return Buffer.from(head + ' '.repeat(bytes - head.length - tail.length) + tail);
}
