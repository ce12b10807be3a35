import { refuseNoise } from '../../canvas/refuseNoise';
import type { ImageSize, ResizeTarget } from './imageLimits';

/** The size that fits into the target with the same proportions. */
export function fitInto(
  { width, height }: ImageSize,
  { maxWidth, maxHeight }: ResizeTarget,
): ImageSize {
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * Draws the picture as a JPEG that fits into the target: upright by its EXIF orientation, on white where it
 * was transparent. Runs in a worker or on the page.
 */
export async function drawSmaller(picture: Blob, target: ResizeTarget): Promise<Blob> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const { width, height } = fitInto(bitmap, target);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on');
  refuseNoise(context);
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: target.quality });
}
