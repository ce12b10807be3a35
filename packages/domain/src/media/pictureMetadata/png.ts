import { joined, lettersOf, viewOf } from './bytes';

const signatureBytes = 8;
/** Length, type and checksum. */
const aroundData = 12;

/** Chunks that drawing needs (PNG 3rd edition, 4.7): pixels, colours, transparency and frames. */
const drawnFrom: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'bKGD', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT'],
]);

/** A PNG without notes, times and bytes after its end; null if it cannot be read. */
export function pngWithoutMetadata(bytes: Uint8Array): Uint8Array | null {
  const kept: Uint8Array[] = [bytes.subarray(0, signatureBytes)];
  const view = viewOf(bytes);
  let at = signatureBytes;
  while (at + aroundData <= bytes.length) {
    const type = lettersOf(bytes.subarray(at + 4, at + 8));
    const end = at + aroundData + view.getUint32(at);
    if (end > bytes.length) return null;
    if (drawnFrom.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return joined(kept);
    at = end;
  }
  return null;
}
