import { gifWithoutMetadata } from './gif';
import { jpegWithoutMetadata } from './jpeg';
import { pngWithoutMetadata } from './png';

const without = {
  jpeg: jpegWithoutMetadata,
  png: pngWithoutMetadata,
  gif: gifWithoutMetadata,
} as const;

/**
 * The same picture without its metadata: where, when and with which camera it was taken, and any other
 * notes in the file. Null if the file is not in the given format.
 */
export function withoutMetadata(
  bytes: Uint8Array,
  format: keyof typeof without,
): Uint8Array | null {
  return without[format](bytes);
}
