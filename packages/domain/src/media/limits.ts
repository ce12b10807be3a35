export const mediaLimits = {
  /** Images and videos that one description holds. */
  perProject: 1,
  /** 0.5 MB, decimal (OPEN-86): an image over this is resized, and the result must be below it. */
  imageBytes: 500_000,
  resizeWidth: 1024,
  resizeHeight: 768,
  /** JPEG quality of a resized image. */
  resizeQuality: 0.7,
  /** A larger picture is refused before it is decoded (security.md 26). */
  imageSide: 4096,
  imagePixels: 12_000_000,
  /** Not in the specification: an image description needs a limit, and this is ample. */
  imageDescription: 255,
  videoId: 11,
} as const;
