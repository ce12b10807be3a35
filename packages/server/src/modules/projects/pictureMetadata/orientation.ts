const head = Buffer.from('Exif\0\0', 'latin1');
const orientationTag = 0x0112;
const entryBytes = 12;
/** 1 is upright and needs no saying; the others turn and mirror (Exif 2.32, 4.6.4). */
const turned = { least: 2, most: 8 } as const;

/** How a picture is to be turned, from the Exif note's own content; null where it is upright anyway. */
export function readOrientation(content: Buffer): number | null {
  if (!content.subarray(0, head.length).equals(head)) return null;
  const tiff = content.subarray(head.length);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const word = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const directory =
    tiff.length < 8 ? tiff.length : isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = word(directory);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * entryBytes;
    if (entry + entryBytes > tiff.length) return null;
    if (word(entry) === orientationTag) {
      const value = word(entry + 8);
      return value >= turned.least && value <= turned.most ? value : null;
    }
  }
  return null;
}

/** A whole APP1 segment that says this and nothing else. */
export function writeOrientation(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  // One value of the type SHORT.
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const start = Buffer.from([0xff, 0xe1, 0, 2 + head.length + tiff.length]);
  return Buffer.concat([start, head, tiff]);
}
