import { bytesOf, joined, lettersOf, viewOf } from './bytes';

const head = 'Exif\0\0';
const orientationTag = 0x0112;
const entryBytes = 12;
/** Values that rotate or mirror; 1 means upright and is not written (Exif 2.32, 4.6.4). */
const turned = { least: 2, most: 8 } as const;

/** How a picture is to be turned, from the content of its Exif segment; null if it is upright anyway. */
export function readOrientation(content: Uint8Array): number | null {
  if (lettersOf(content.subarray(0, head.length)) !== head) return null;
  const tiff = content.subarray(head.length);
  const view = viewOf(tiff);
  const isLittle = lettersOf(tiff.subarray(0, 2)) === 'II';
  const word = (at: number) => (at + 2 > tiff.length ? 0 : view.getUint16(at, isLittle));
  const directory = tiff.length < 8 ? tiff.length : view.getUint32(4, isLittle);
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

/** An APP1 segment that holds the orientation and nothing else. */
export function writeOrientation(orientation: number): Uint8Array {
  const tiff = new Uint8Array(26);
  tiff.set(bytesOf('MM'));
  const view = viewOf(tiff);
  view.setUint16(2, 42);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, orientationTag);
  // One value of the type SHORT.
  view.setUint16(12, 3);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  const start = Uint8Array.of(0xff, 0xe1, 0, 2 + head.length + tiff.length);
  return joined([start, bytesOf(head), tiff]);
}
