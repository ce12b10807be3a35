const signatureBytes = 8;
/** Length, type and checksum. */
const aroundData = 12;

/** What a picture is drawn from (PNG 3rd edition, 4.7): pixels, colours, transparency and frames. */
const drawnFrom: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'bKGD', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT'],
]);

/** A PNG without notes, times and whatever lies behind its end; null where it cannot be read. */
export function pngWithoutMetadata(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, signatureBytes)];
  let at = signatureBytes;
  while (at + aroundData <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + aroundData + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    if (drawnFrom.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
}
