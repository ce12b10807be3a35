import {
  errorIn,
  fileKind,
  isDecodable,
  mediaMessages,
  readImageData,
  withoutMetadata,
  type ImageFormat,
  type ValidationProblem,
} from '@sounding/domain';
import { imageSize } from 'image-size';
import type { SentContentItem } from './projectForm';

/** An image of a description as it is stored. */
export interface Picture {
  readonly bytes: Buffer;
  readonly mediaType: `image/${ImageFormat}`;
}

interface SentPicture {
  readonly bytes: Buffer;
  readonly format: ImageFormat;
}

/** Decodes `imageBase64`; null if it is not in a format that we accept. */
function decodePicture(dataUrl: string): SentPicture | null {
  const image = readImageData(dataUrl);
  return image && { bytes: Buffer.from(image.base64, 'base64'), format: image.format };
}

/** A picture as it is stored: without the place where it was taken and other metadata. */
export function pictureToStore(dataUrl: string): Picture | null {
  const picture = decodePicture(dataUrl);
  const bytes = picture && pictureWithoutMetadata(picture);
  return picture && bytes && { bytes, mediaType: `image/${picture.format}` };
}

/** The file without its metadata; null if it cannot be read as a picture. */
export function pictureWithoutMetadata({ bytes, format }: SentPicture): Buffer | null {
  const kept = withoutMetadata(bytes, format);
  return kept && Buffer.from(kept.buffer, kept.byteOffset, kept.byteLength);
}

/**
 * Checks what the domain cannot see from the text alone (security.md 26). The bytes must be a whole picture
 * of the format that they claim, and small enough on screen to be decoded. Phones write notes after the
 * picture's end; these are not kept.
 */
export function pictureProblems(contents: readonly SentContentItem[]): ValidationProblem[] {
  return contents.flatMap(({ imageBase64 }, index) => {
    const picture = decodePicture(imageBase64 ?? '');
    return picture === null || isSound(picture)
      ? []
      : [errorIn(`contents.${index}.imageBase64`, mediaMessages.imageUnusable)];
  });
}

function isSound(picture: SentPicture): boolean {
  const { bytes, format } = picture;
  if (fileKind(bytes) !== format || pictureWithoutMetadata(picture) === null) return false;
  try {
    return isDecodable(imageSize(bytes));
  } catch {
    // image-size throws for a header that it cannot read.
    return false;
  }
}
