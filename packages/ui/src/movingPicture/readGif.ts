const signature = [0x47, 0x49, 0x46, 0x38];
const block = { extension: 0x21, image: 0x2c, trailer: 0x3b } as const;

export interface Gif {
  /** Whether the file is complete, and not cut off. */
  isWhole: boolean;
  /** A file with only the first picture, if there are more. */
  still?: Uint8Array<ArrayBuffer>;
}

/** Reads the blocks of a GIF (GIF89a specification, section 15 and on), each byte once at most. */
export function readGif(bytes: Uint8Array<ArrayBuffer>): Gif {
  if (!signature.every((byte, index) => bytes[index] === byte)) return { isWhole: false };
  let pictures = 0;
  let firstEnd = 0;
  let at = 13 + colourTableBytes(bytes[10]);
  while (bytes[at] === block.extension || bytes[at] === block.image) {
    const isImage = bytes[at] === block.image;
    // A picture has its place and size, its own colours, and one byte that says how they are coded.
    const data = isImage ? at + 11 + colourTableBytes(bytes[at + 9]) : at + 2;
    at = endOfSubBlocks(bytes, data);
    if (!isImage) continue;
    pictures += 1;
    if (pictures === 1) firstEnd = at;
  }
  const isWhole = bytes[at] === block.trailer;
  if (pictures < 2) return { isWhole };
  const still = bytes.slice(0, firstEnd + 1);
  still[firstEnd] = block.trailer;
  return { isWhole, still };
}

/** Skips sub-blocks. Each begins with its length; a length of 0 ends them. */
function endOfSubBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
}

/**
 * The bytes of a colour table: three for each colour, with the number of colours in the flags' last three
 * bits.
 */
function colourTableBytes(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}
