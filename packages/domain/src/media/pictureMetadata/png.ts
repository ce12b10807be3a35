import { bytesOf, joined, lettersOf, viewOf } from './bytes';
import { endOfZlib } from './zlibEnd';

const signatureBytes = 8;
const beforeData = 8;
const checksumBytes = 4;

/** Chunks that drawing needs (PNG 3rd edition, 4.7): pixels, colours, transparency and frames. */
const drawnFrom: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'bKGD', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT'],
]);

/** Chunks whose data together are a zlib stream of pixels, with how many bytes stand before their part. */
const pixels = new Map([
  ['IDAT', 0],
  // The chunk's number among those of all frames.
  ['fdAT', 4],
]);

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
  /** The whole chunk, with its length and checksum. */
  readonly whole: Uint8Array;
}

/**
 * A PNG without notes, times and bytes after its end, or after the end of its pixels; null if it cannot be
 * read.
 */
export function pngWithoutMetadata(bytes: Uint8Array): Uint8Array | null {
  const chunks = drawnChunks(bytes);
  if (chunks === null) return null;
  const kept: Uint8Array[] = [bytes.subarray(0, signatureBytes)];
  for (const run of runsOf(chunks)) {
    const stays = pixels.has(run.type) ? upToEndOfPixels(run.chunks) : run.chunks;
    if (stays === null) return null;
    for (const { whole } of stays) kept.push(whole);
  }
  return joined(kept);
}

/** Chunks of one type that follow each other. */
function runsOf(chunks: readonly Chunk[]) {
  const runs: { readonly type: string; readonly chunks: Chunk[] }[] = [];
  for (const chunk of chunks) {
    const last = runs.at(-1);
    if (last?.type === chunk.type) last.chunks.push(chunk);
    else runs.push({ type: chunk.type, chunks: [chunk] });
  }
  return runs;
}

function drawnChunks(bytes: Uint8Array): Chunk[] | null {
  const chunks: Chunk[] = [];
  const view = viewOf(bytes);
  let at = signatureBytes;
  while (at + beforeData + checksumBytes <= bytes.length) {
    const type = lettersOf(bytes.subarray(at + 4, at + beforeData));
    const endOfData = at + beforeData + view.getUint32(at);
    const end = endOfData + checksumBytes;
    if (end > bytes.length) return null;
    const data = bytes.subarray(at + beforeData, endOfData);
    if (drawnFrom.has(type)) chunks.push({ type, data, whole: bytes.subarray(at, end) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return null;
}

/** The chunks of one zlib stream without what follows its end. None is left out, as frames count them. */
function upToEndOfPixels(chunks: readonly Chunk[]): Chunk[] | null {
  const before = (type: string) => pixels.get(type) ?? 0;
  const end = endOfZlib(joined(chunks.map(({ type, data }) => data.subarray(before(type)))));
  if (end === null) return null;
  let left = end;
  return chunks.map((chunk) => {
    const { type, data } = chunk;
    const length = before(type) + left;
    left = Math.max(0, length - data.length);
    return length < data.length ? chunkOf(type, data.subarray(0, length)) : chunk;
  });
}

function chunkOf(type: string, data: Uint8Array): Chunk {
  const typed = joined([bytesOf(type), data]);
  const whole = joined([new Uint8Array(4), typed, new Uint8Array(checksumBytes)]);
  const view = viewOf(whole);
  view.setUint32(0, data.length);
  view.setUint32(beforeData + data.length, crc32(typed));
  return { type, data, whole };
}

/** The checksum of a chunk's type and data (PNG 3rd edition, annex D). */
function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest >>> 0;
}
