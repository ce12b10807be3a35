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
  /**
   * Accepted media types, such as `image/png`, or file extensions. An empty list or `image/*` accepts PNG,
   * JPEG and GIF, the types that the component can prepare.
   */
  accept: readonly string[];
  /**
   * Largest size, in bytes, at which a picture is kept unchanged. A larger one is made smaller and must then
   * be below this size.
   */
  maxBytes: number;
  /** How a larger picture is made smaller. */
  resize: ResizeTarget;
  /** Whether a picture that is kept unchanged may have these dimensions. Default: any. */
  allowsSize?: ((size: ImageSize) => boolean) | undefined;
}

/** Why a file was refused; the app writes the error text. */
export type ImageRefusalReason = 'wrongFormat' | 'unreadable' | 'tooLarge';

export class ImageRefusal extends Error {
  constructor(readonly reason: ImageRefusalReason) {
    super(`The picture was refused: ${reason}`);
    this.name = 'ImageRefusal';
  }
}
