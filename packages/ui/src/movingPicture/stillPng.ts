const signatureBytes = 8;
/** The bytes of a chunk's length, type and checksum. */
const aroundData = 12;

/**
 * The chunks of an animation (PNG 3rd edition, 11.3.6). Without them, the rest is a picture of its own (4.9).
 */
const ofAnimation: ReadonlySet<string> = new Set(['acTL', 'fcTL', 'fdAT']);

/** A PNG without its animation; undefined if it has none. */
export function stillPng(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const still = bytes.slice();
  let kept = signatureBytes;
  let moves = false;
  let at = signatureBytes;
  while (at + aroundData <= bytes.length) {
    const end = Math.min(bytes.length, at + aroundData + view.getUint32(at));
    if (ofAnimation.has(String.fromCharCode(...bytes.subarray(at + 4, at + 8)))) {
      moves = true;
    } else {
      still.copyWithin(kept, at, end);
      kept += end - at;
    }
    at = end;
  }
  return moves ? still.subarray(0, kept) : undefined;
}
