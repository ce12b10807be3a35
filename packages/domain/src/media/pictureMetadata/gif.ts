import { isDecodable } from '../image';
import { joined, lettersOf, viewOf } from './bytes';

const block = { extension: 0x21, image: 0x2c, trailer: 0x3b } as const;
const label = { control: 0xf9, application: 0xff } as const;
/** Application extensions that say how often an animation runs; others carry metadata such as XMP. */
const looping: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/**
 * A GIF (89a) without comments, metadata and bytes after its end. Null if it cannot be read, or if a frame
 * is too large to be decoded: some readers enlarge the picture to the size of its frames.
 */
export function gifWithoutMetadata(bytes: Uint8Array): Uint8Array | null {
  const header = 13 + colourTableBytes(bytes[10]);
  const kept: Uint8Array[] = [bytes.subarray(0, header)];
  let at = header;
  while (at < bytes.length) {
    if (bytes[at] === block.trailer) {
      return joined([...kept, bytes.subarray(at, at + 1)]);
    }
    const end = endOfBlock(bytes, at);
    if (end === null) return null;
    if (bytes[at] === block.image) kept.push(bytes.subarray(at, end));
    else kept.push(...keptExtension(bytes.subarray(at, end)));
    at = end;
  }
  return null;
}

/**
 * The parts of an extension that drawing needs: how long a frame is shown, or how often all are. Each is one
 * sub-block; nothing reads a further one, another extension, or text that no reader draws.
 */
function keptExtension(extension: Uint8Array): readonly Uint8Array[] {
  const code = extension[1];
  const isLooping = code === label.application && looping.has(lettersOf(extension.subarray(3, 14)));
  if (!isLooping && code !== label.control) return [];
  const start = isLooping ? 14 : 2;
  return [extension.subarray(0, start + 1 + (extension[start] ?? 0)), Uint8Array.of(0)];
}

function endOfBlock(bytes: Uint8Array, at: number): number | null {
  if (bytes[at] === block.extension) return endOfSubBlocks(bytes, at + 2);
  if (bytes[at] !== block.image || !isSmallFrame(bytes, at)) return null;
  // Position and size, the frame's own colour table, and one byte that says how the pixels are coded.
  return endOfSubBlocks(bytes, at + 11 + colourTableBytes(bytes[at + 9]));
}

/** Whether a picture that reaches to the right and lower edges of this frame may be decoded. */
function isSmallFrame(bytes: Uint8Array, at: number): boolean {
  if (at + 9 > bytes.length) return false;
  const view = viewOf(bytes);
  const end = (offset: number) =>
    view.getUint16(at + offset, true) + view.getUint16(at + offset + 4, true);
  return isDecodable({ width: end(1), height: end(3) });
}

/** The end of a run of sub-blocks: each begins with its length, and a length of 0 ends the run. */
function endOfSubBlocks(bytes: Uint8Array, from: number): number | null {
  let at = from;
  for (;;) {
    const length = bytes[at];
    if (length === undefined) return null;
    at += 1 + length;
    if (length === 0) return at;
  }
}

/** Three bytes per colour; the last three bits of the flags say how many colours there are. */
function colourTableBytes(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}
