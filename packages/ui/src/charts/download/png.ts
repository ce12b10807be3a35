import { refuseNoise } from '../../canvas/refuseNoise';
import type { Picture } from './picture';

/** Twice the size on the page, so that print is sharp. */
const scale = 2;

/**
 * Strokes that do not scale with the drawing keep the page's width, so they are multiplied by `scale` here.
 */
export function widenFixedStrokes({ element }: Picture): void {
  for (const part of element.querySelectorAll('[vector-effect="non-scaling-stroke"]')) {
    for (const name of ['stroke-width', 'stroke-dasharray']) {
      const lengths = part.getAttribute(name)?.replace(/[\d.]+/gu, (each) => `${+each * scale}`);
      if (lengths !== undefined) part.setAttribute(name, lengths);
    }
  }
}

/** Makes the PNG through a `data:` image, which the product's content security policy allows. */
export async function pictureToPng({ width, height }: Picture, source: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();

  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser gives no canvas to draw on.');
  refuseNoise(context);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('This browser made no PNG of the canvas.'));
      else resolve(blob);
    }, 'image/png');
  });
}
