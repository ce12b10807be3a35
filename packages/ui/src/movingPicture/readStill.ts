import { toDataUrl } from '../dataUrl/toDataUrl';
import { readGif } from './readGif';

/** Decoded here, since a page's policy may forbid to fetch what an address itself holds. */
const base64 = /^data:image\/gif;base64,/iu;

async function bytesAt(src: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const start = base64.exec(src)?.[0].length;
  if (start === undefined) {
    const answer = await fetch(src, { signal });
    return new Uint8Array(await answer.arrayBuffer());
  }
  return Uint8Array.from(atob(src.slice(start)), (character) => character.charCodeAt(0));
}

/** The address of a GIF's first picture; undefined where nothing moves, or the file cannot be read. */
export async function readStill(src: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { still } = readGif(await bytesAt(src, signal));
    return still && (await toDataUrl(new Blob([still], { type: 'image/gif' })));
  } catch {
    return undefined;
  }
}
