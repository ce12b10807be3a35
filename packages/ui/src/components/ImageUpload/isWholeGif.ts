const block = { extension: 0x21, image: 0x2c, trailer: 0x3b } as const;

/** Whether a GIF goes to its end, by its blocks (GIF89a specification, section 15 and on). */
export function isWholeGif(bytes: Uint8Array): boolean {
  let at = 13 + colourTableBytes(bytes[10]);
  while (bytes[at] === block.extension || bytes[at] === block.image) {
    // A picture has its place and size, colours of its own, and one byte that says how they are coded.
    const data = bytes[at] === block.image ? at + 11 + colourTableBytes(bytes[at + 9]) : at + 2;
    at = endOfSubBlocks(bytes, data);
  }
  return bytes[at] === block.trailer;
}

/** Each begins with its length; one of none ends them. */
function endOfSubBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
}

/** Three bytes a colour, as many colours as the flags' last three bits say. */
function colourTableBytes(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}
