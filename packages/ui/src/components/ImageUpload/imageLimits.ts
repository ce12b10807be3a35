/** How a picture that is too large is made smaller. */
export interface ResizeTarget {
  /** In pixels; a picture is never made larger. */
  maxWidth: number;
  maxHeight: number;
  /** JPEG quality from 0 to 1. */
  quality: number;
}

/** In pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

export interface ImageLimits {
  /** Media types, such as `image/png`, or endings. With none, or `image/*`: PNG, JPEG and GIF, the types it can make ready. */
  accept: readonly string[];
  /** Up to this many bytes a picture is kept as it is; a resized one must come out below. */
  maxBytes: number;
  /** How a larger picture is made smaller. */
  resize: ResizeTarget;
  /** Whether a picture that is kept as it is may have this size; by default any. */
  allowsSize?: ((size: ImageSize) => boolean) | undefined;
}

/** Why a file was refused; the app has the words. */
export type ImageRefusalReason = 'wrongFormat' | 'unreadable' | 'tooLarge';

export class ImageRefusal extends Error {
  constructor(readonly reason: ImageRefusalReason) {
    super(`The picture was refused: ${reason}`);
    this.name = 'ImageRefusal';
  }
}
