import type { Picture } from '../picture';
import { gifWithoutMetadata } from './gif';
import { jpegWithoutMetadata } from './jpeg';
import { pngWithoutMetadata } from './png';

const without: Readonly<Record<Picture['mediaType'], (bytes: Buffer) => Buffer | null>> = {
  'image/jpeg': jpegWithoutMetadata,
  'image/png': pngWithoutMetadata,
  'image/gif': gifWithoutMetadata,
};

/**
 * The same picture without what its file says besides: where and when it was taken, by which camera,
 * and whatever else was written into it. Null where the file is not what it claims to be.
 */
export function withoutMetadata({ bytes, mediaType }: Picture): Buffer | null {
  return without[mediaType](bytes);
}
