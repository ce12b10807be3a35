import { gifWithoutMetadata } from './gif';
import { jpegWithoutMetadata } from './jpeg';
import { pngWithoutMetadata } from './png';

const without = {
  jpeg: jpegWithoutMetadata,
  png: pngWithoutMetadata,
  gif: gifWithoutMetadata,
} as const;

/**
 * The same picture without what its file says besides: where and when it was taken, by which camera,
 * and whatever else was written into it. Null where the file is not of the format that it claims.
 */
export function withoutMetadata(
  bytes: Uint8Array,
  format: keyof typeof without,
): Uint8Array | null {
  return without[format](bytes);
}
