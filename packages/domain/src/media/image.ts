import { mediaLimits } from './limits';
import { mediaMessages } from './messages';

export const imageFormats = ['jpeg', 'png', 'gif'] as const;
export type ImageFormat = (typeof imageFormats)[number];

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** What becomes of a chosen image file. */
export type ImagePlan =
  | { readonly action: 'keep' }
  | { readonly action: 'resize'; readonly format: 'image/jpeg'; readonly quality: number }
  | { readonly action: 'refuse'; readonly message: string };

/** The format of a media type such as `image/png`, or null if the product does not take it. */
export function imageFormat(mediaType: string): ImageFormat | null {
  return imageFormats.find((format) => mediaType.toLowerCase() === `image/${format}`) ?? null;
}

/** What to do with a chosen file: none or a wrong format is refused, a large one resized (OPEN-86..88). */
export function planImage(
  file: { readonly type: string; readonly size: number } | null,
): ImagePlan {
  if (file === null || imageFormat(file.type) === null) {
    return { action: 'refuse', message: mediaMessages.imageRequired };
  }
  if (file.size === 0) return { action: 'refuse', message: mediaMessages.imageUnusable };
  if (file.size <= mediaLimits.imageBytes) return { action: 'keep' };
  return { action: 'resize', format: 'image/jpeg', quality: mediaLimits.resizeQuality };
}

/** What is wrong with an image after resizing, or null: it must be below the limit, not at it. */
export function resizedImageProblem(bytes: number): string | null {
  return bytes < mediaLimits.imageBytes ? null : mediaMessages.imageUnusable;
}

/** The size that fits 1024x768 with the picture's proportions; a smaller picture stays as it is. */
export function fitImage({ width, height }: ImageSize): ImageSize {
  const scale = Math.min(1, mediaLimits.resizeWidth / width, mediaLimits.resizeHeight / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Whether a picture of this size may be decoded at all. */
export function isDecodable({ width, height }: ImageSize): boolean {
  const { imageSide, imagePixels } = mediaLimits;
  return (
    width > 0 &&
    height > 0 &&
    width <= imageSide &&
    height <= imageSide &&
    width * height <= imagePixels
  );
}
