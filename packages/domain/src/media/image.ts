import { mediaLimits } from './limits';

export const imageFormats = ['jpeg', 'png', 'gif'] as const;
export type ImageFormat = (typeof imageFormats)[number];

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The format of a media type such as `image/png`, or null if the product does not take it. */
export function imageFormat(mediaType: string): ImageFormat | null {
  return imageFormats.find((format) => mediaType.toLowerCase() === `image/${format}`) ?? null;
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
