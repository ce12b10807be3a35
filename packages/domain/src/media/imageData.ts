import { imageFormat, type ImageFormat } from './image';
import { mediaLimits } from './limits';
import { mediaMessages } from './messages';

const header = /^data:(image\/[a-z]+);base64,/;
const base64 = /^[a-z0-9+/]*={0,2}$/i;

/** A stored image: its format and how many bytes its base64 stands for. */
export interface EncodedImage {
  readonly format: ImageFormat;
  readonly base64: string;
  readonly bytes: number;
}

/** Parses `imageBase64`, a data URL of an allowed format; null if it is not one. */
export function readImageData(dataUrl: string): EncodedImage | null {
  const match = header.exec(dataUrl);
  const format = imageFormat(match?.[1] ?? '');
  if (match === null || format === null) return null;
  const text = dataUrl.slice(match[0].length);
  if (text === '' || text.length % 4 !== 0 || !base64.test(text)) return null;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return { format, base64: text, bytes: (text.length / 4) * 3 - padding };
}

/** What is wrong with `imageBase64`, or null. */
export function imageDataProblem(dataUrl: string | null | undefined): string | null {
  const image = readImageData(dataUrl ?? '');
  if (image === null) return mediaMessages.imageRequired;
  return image.bytes <= mediaLimits.imageBytes ? null : mediaMessages.imageUnusable;
}
