import { joined, lettersOf, viewOf } from './bytes';
import { readOrientation, writeOrientation } from './orientation';

const marker = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  comment: 0xfe,
  exif: 0xe1,
  firstApplication: 0xe0,
  lastApplication: 0xef,
} as const;

/** Segments that drawing needs: JFIF gives the pixel density, Adobe the coding of the colours. */
const drawnWith: readonly number[] = [0xe0, 0xee];
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

function keptSegment(code: number, segment: Uint8Array): Uint8Array | null {
  if (code === marker.comment) return null;
  if (code < marker.firstApplication || code > marker.lastApplication) return segment;
  if (drawnWith.includes(code)) return segment;
  const content = segment.subarray(4);
  if (code === colourProfile.marker) {
    const { name } = colourProfile;
    return lettersOf(content.subarray(0, name.length)) === name ? segment : null;
  }
  const orientation = code === marker.exif ? readOrientation(content) : null;
  return orientation === null ? null : writeOrientation(orientation);
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
