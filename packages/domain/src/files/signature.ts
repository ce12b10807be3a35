/** The kinds of file that the product takes anywhere. */
export type FileKind = 'png' | 'jpeg' | 'gif' | 'pdf';

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

const signatures: readonly (readonly [FileKind, readonly number[]])[] = [
  ['png', [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', ascii('GIF87a')],
  ['gif', ascii('GIF89a')],
  ['pdf', ascii('%PDF-')],
];

/** The kind of a file by its first bytes, whatever its name; null if the product does not take it. */
export function fileKind(bytes: Uint8Array): FileKind | null {
  return signatures.find(([, signature]) => matchesAt(bytes, 0, signature))?.[0] ?? null;
}

const pngEnd = [0, 0, 0, 0, ...ascii('IEND'), 0xae, 0x42, 0x60, 0x82];
const endings: Readonly<Record<FileKind, readonly number[]>> = {
  png: pngEnd,
  jpeg: [0xff, 0xd9],
  gif: [0x3b],
  pdf: ascii('%%EOF'),
};

/** Readers look for a PDF's end marker in its last kilobyte; images end with theirs. */
const slack: Readonly<Record<FileKind, number>> = { png: 0, jpeg: 0, gif: 0, pdf: 1024 };

/**
 * Whether a file ends with the end marker of its kind. A file that was cut short, or has another file
 * appended, does not. Zero bytes after the marker are allowed.
 */
export function hasProperEnd(bytes: Uint8Array, kind: FileKind): boolean {
  const ending = endings[kind];
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  for (
    let at = end - ending.length;
    at >= Math.max(0, end - ending.length - slack[kind]);
    at -= 1
  ) {
    if (matchesAt(bytes, at, ending)) return true;
  }
  return false;
}

function matchesAt(bytes: Uint8Array, at: number, pattern: readonly number[]): boolean {
  return pattern.every((byte, index) => bytes[at + index] === byte);
}
