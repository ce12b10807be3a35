import {
  fitImage,
  isDecodable,
  mediaMessages,
  planImage,
  resizedImageProblem,
} from '@sounding/domain/media';

/** The picture as it can be saved; without one, why not. */
export type PreparedImage =
  | { readonly dataUrl: string; readonly problem?: undefined }
  | { readonly dataUrl: null; readonly problem: string };

/** Keeps a small picture as it is and makes a large one smaller (OPEN-86, OPEN-87, OPEN-88). */
export async function prepareImage(file: File): Promise<PreparedImage> {
  const plan = planImage(file);
  switch (plan.action) {
    case 'refuse':
      return refuse(plan.message);
    case 'keep': {
      // Decoded once, so that a file that only calls itself a picture is found out here.
      const bitmap = await decode(file);
      if (bitmap === null) return refuse(mediaMessages.imageUnusable);
      bitmap.close();
      return { dataUrl: await readAsDataUrl(file) };
    }
    case 'resize': {
      const bitmap = await decode(file);
      if (bitmap === null) return refuse(mediaMessages.imageUnusable);
      const smaller = await resize(bitmap, plan.format, plan.quality);
      const problem = resizedImageProblem(smaller.size);
      return problem === null ? { dataUrl: await readAsDataUrl(smaller) } : refuse(problem);
    }
  }
}

function refuse(problem: string): PreparedImage {
  return { dataUrl: null, problem };
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    const bitmap = await createImageBitmap(file);
    if (isDecodable(bitmap)) return bitmap;
    bitmap.close();
    return null;
  } catch {
    return null;
  }
}

async function resize(bitmap: ImageBitmap, type: string, quality: number): Promise<Blob> {
  const { width, height } = fitImage(bitmap);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw pictures.');
  // JPEG knows no transparency: what was see-through becomes paper, not black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas.convertToBlob({ type, quality });
}

function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      // Reading as a data URL gives text; the type also covers other ways of reading.
      if (typeof reader.result === 'string') resolve(reader.result);
    };
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(blob);
  });
}
