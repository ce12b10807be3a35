import { toDataUrl } from '../../dataUrl/toDataUrl';
import { ImageRefusal, type ImageLimits, type ImageSize } from './imageLimits';
import { isWhole, type PictureType } from './isWhole';
import { resizeImage } from './resizeImage';

/** A picture that is ready to be stored. */
export interface PreparedImage {
  dataUrl: string;
  name: string;
  /** Size of the picture itself, in bytes, before it is encoded as a data URL. */
  bytes: number;
  /** Whether it was made smaller. */
  isResized: boolean;
}

const signatures: readonly { type: PictureType; bytes: readonly number[] }[] = [
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/gif', bytes: [0x47, 0x49, 0x46, 0x38] },
];

/** The type by the file's first bytes; its name and declared type can be wrong. */
async function sniffType(file: Blob): Promise<PictureType | undefined> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return signatures.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte))?.type;
}

async function sizeOf(picture: Blob): Promise<ImageSize> {
  try {
    const bitmap = await createImageBitmap(picture);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    throw new ImageRefusal('unreadable');
  }
}

/**
 * Prepares a chosen file: keeps it unchanged up to `maxBytes`, otherwise makes it smaller. Throws an
 * `ImageRefusal` with the reason, or an abort error once the signal is aborted.
 */
export async function prepareImage(
  file: File,
  { accept, maxBytes, resize, allowsSize = () => true }: ImageLimits,
  signal: AbortSignal,
): Promise<PreparedImage> {
  const type = await sniffType(file);
  if (type === undefined || !accept.includes(type)) {
    throw new ImageRefusal(accept.includes(file.type) ? 'unreadable' : 'wrongFormat');
  }
  const picture = new Blob([file], { type });
  if (!isWhole(new Uint8Array(await picture.arrayBuffer()), type)) {
    throw new ImageRefusal('unreadable');
  }
  const size = await sizeOf(picture);
  signal.throwIfAborted();

  const isResized = picture.size > maxBytes;
  if (!isResized && !allowsSize(size)) throw new ImageRefusal('tooLarge');
  const ready = isResized ? await resizeImage(picture, resize, signal) : picture;
  if (isResized && ready.size >= maxBytes) throw new ImageRefusal('tooLarge');
  const dataUrl = await toDataUrl(ready);
  signal.throwIfAborted();
  return { dataUrl, name: file.name, bytes: ready.size, isResized };
}
