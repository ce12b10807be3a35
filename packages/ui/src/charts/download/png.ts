import type { Picture } from './picture';

/** Twice the size on the page, so that print is sharp. */
const scale = 2;

/** Through a `data:` image, which the product's content security policy lets an image load. */
export async function pictureToPng({ width, height }: Picture, source: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();

  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser gives no canvas to draw on.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('This browser made no PNG of the canvas.'));
      else resolve(blob);
    }, 'image/png');
  });
}
