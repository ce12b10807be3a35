import { readGif } from '../../movingPicture';

/** The media types that this component can prepare. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif';

/**
 * Whether a picture file is complete. Firefox and Safari draw a file that was cut off, grey where data is
 * missing, but servers refuse it.
 */
export function isWhole(bytes: Uint8Array<ArrayBuffer>, type: PictureType): boolean {
  if (type === 'image/gif') return readGif(bytes).isWhole;
  return type === 'image/png' ? isWholePng(bytes) : isWholeJpeg(bytes);
}

/** A PNG is a signature of 8 bytes, then chunks of length, type, data and checksum. */
function isWholePng(bytes: Uint8Array<ArrayBuffer>): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (String.fromCharCode(...bytes.subarray(at + 4, at + 8)) === 'IEND')
      return end <= bytes.length;
    at = end;
  }
  return false;
}

const marker = { restarts: [0xd0, 0xd7], end: 0xd9, scan: 0xda, fill: 0xff } as const;

/** Goes from marker to marker (ITU-T T.81 annex B), each byte once at most. */
function isWholeJpeg(bytes: Uint8Array<ArrayBuffer>): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const code = bytes[at + 1];
    if (code === marker.end) return true;
    if (code === marker.fill) {
      at += 1;
      continue;
    }
    if (at + 4 > bytes.length) return false;
    at += 2 + view.getUint16(at + 2);
    if (code === marker.scan) at = endOfScan(bytes, at);
  }
  return false;
}

/** Coded pixels go on to the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  const [firstRestart, lastRestart] = marker.restarts;
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < firstRestart || next > lastRestart)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}
