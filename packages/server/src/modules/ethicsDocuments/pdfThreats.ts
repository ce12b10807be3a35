import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflateAsync = promisify(inflate);

/** What an ethics document has no need of: scripts, programs started, files carried along. */
const threats = /\/(?:JavaScript|Launch|EmbeddedFiles?)(?![A-Za-z])/u;

/** More than all object streams of any honest document of two megabytes hold, and quick to unpack. */
const mostUnpacked = 32_000_000;

/**
 * Whether a PDF holds a name that lets it act (ISO 32000, 12.6 and 7.11). Names may be written with
 * #xx for any letter, and may lie in compressed object streams; what cannot be looked into counts.
 */
export async function isThreateningPdf(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1');
  if (threats.test(decodeNames(text))) return true;
  let left = mostUnpacked;
  for (const { start, end } of objectStreams(text)) {
    const unpacked = await unpack(bytes.subarray(start, end), left);
    if (unpacked === null || threats.test(decodeNames(unpacked))) return true;
    left -= unpacked.length;
  }
  return false;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a stream begins and ends; readers also take a lone carriage return for the line's end. */
const keywords = /\bstream(?:\r\n|\n|\r)|\bendstream\b/gu;

/**
 * Every object stream, found by the dictionary before it. One way through the text, and no part of it
 * is looked at twice: whoever writes the word a hundred thousand times keeps the server no longer. A
 * word that stands in a string or a picture only begins a stream too many.
 */
function* objectStreams(text: string): Generator<Span> {
  let from = 0;
  let open: number[] = [];
  for (const { 0: keyword, index } of text.matchAll(keywords)) {
    const after = index + keyword.length;
    if (keyword === 'endstream') {
      for (const start of open) yield { start, end: index };
      open = [];
    } else if (decodeNames(text.slice(from, index)).includes('/ObjStm')) open.push(after);
    from = after;
  }
  for (const start of open) yield { start, end: text.length };
}

async function unpack(packed: Buffer, most: number): Promise<string | null> {
  try {
    const unpacked = await inflateAsync(packed, { maxOutputLength: Math.max(1, most) });
    return unpacked.toString('latin1');
  } catch {
    // Encrypted, packed in another way, or too large.
    return null;
  }
}

function decodeNames(text: string): string {
  return text.replace(/#([\da-f]{2})/giu, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
