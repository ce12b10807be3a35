import { joined, lettersOf, viewOf } from './bytes';
import { readOrientation, writeOrientation } from './orientation';

const marker = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  exif: 0xe1,
} as const;

/**
 * Segments whose first bytes drawing needs: JFIF gives the pixel density, Adobe the coding of the colours.
 * JFIF's own picture in small, which its last two bytes give the size of, is left out.
 */
const heads = [
  { marker: 0xe0, name: 'JFIF\0', bytes: 14, emptied: 2 },
  { marker: 0xee, name: 'Adobe', bytes: 12, emptied: 0 },
] as const;
const colourProfile = { marker: 0xe2, name: 'ICC_PROFILE\0' };

/**
 * A JPEG (ITU-T T.81 annex B) without the notes of its camera and editor, and without anything after its
 * end, such as a second picture with its own notes. The orientation stays, and no pixel is recompressed.
 * Null if it cannot be read from marker to marker.
 */
export function jpegWithoutMetadata(bytes: Uint8Array): Uint8Array | null {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  const view = viewOf(bytes);
  let at = 2;
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const code = bytes[at + 1];
    if (code === undefined) return null;
    // A marker may be preceded by any number of fill bytes.
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.end) return joined([...kept, bytes.subarray(at, at + 2)]);
    if (isBare(code)) return null;
    const end = at + 2 + (at + 4 <= bytes.length ? view.getUint16(at + 2) : bytes.length);
    if (end > bytes.length) return null;
    const stays = keptSegment(code, bytes.subarray(at, end));
    if (stays !== null) kept.push(stays);
    at = end;
    if (code === marker.scan) {
      at = endOfScan(bytes, end);
      kept.push(bytes.subarray(end, at));
    }
  }
  return null;
}

/** Markers that no length follows; none of them stands between segments. */
const isBare = (code: number) => code <= 0x01 || (code >= 0xd0 && code <= marker.start);

/** Frames, tables and scans (T.81 table B.1); all else is reserved, or an application's. */
const isDrawn = (code: number) =>
  (code >= 0xc0 && code <= 0xcf && code !== 0xc8) || (code >= marker.scan && code <= 0xdf);

function keptSegment(code: number, segment: Uint8Array): Uint8Array | null {
  if (isDrawn(code)) return segment;
  const content = segment.subarray(4);
  const head = heads.find((other) => other.marker === code && isNamed(content, other.name));
  if (head !== undefined) return keptHead(content, head);
  if (code === colourProfile.marker) return isNamed(content, colourProfile.name) ? segment : null;
  const orientation = code === marker.exif ? readOrientation(content) : null;
  return orientation === null ? null : writeOrientation(orientation);
}

const isNamed = (content: Uint8Array, name: string) =>
  lettersOf(content.subarray(0, name.length)) === name;

/** Readers pass over a segment that is too short as well. */
function keptHead(content: Uint8Array, head: (typeof heads)[number]): Uint8Array | null {
  if (content.length < head.bytes) return null;
  const kept = content.slice(0, head.bytes).fill(0, head.bytes - head.emptied);
  return joined([Uint8Array.of(0xff, head.marker, 0, 2 + head.bytes), kept]);
}

/** The coded pixels end at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    const isRestart = next >= 0xd0 && next <= 0xd7;
    if (bytes[at] === 0xff && next !== 0 && !isRestart) return at;
  }
  return bytes.length;
}
