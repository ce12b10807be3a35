import { toDataUrl } from '../dataUrl/toDataUrl';
import { readGif } from './readGif';
import { stillPng } from './stillPng';

/** Data URLs are decoded here, since a page's policy may forbid to fetch them. */
const base64 = /^data:image\/(?:gif|png);base64,/iu;

async function bytesAt(src: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const start = base64.exec(src)?.[0].length;
  if (start === undefined) {
    const answer = await fetch(src, { signal });
    return new Uint8Array(await answer.arrayBuffer());
  }
  return Uint8Array.from(atob(src.slice(start)), (character) => character.charCodeAt(0));
}

/** A picture's still as a data URL; undefined if nothing moves or the file cannot be read. */
export async function readStill(src: string, signal: AbortSignal): Promise<string | undefined> {
  const isPng = /^data:image\/png/iu.test(src);
  try {
    const bytes = await bytesAt(src, signal);
    const still = isPng ? stillPng(bytes) : readGif(bytes).still;
    const type = isPng ? 'image/png' : 'image/gif';
    return still && (await toDataUrl(new Blob([still], { type })));
  } catch {
    return undefined;
  }
}
