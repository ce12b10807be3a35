import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflateAsync = promisify(inflate);

/** What an ethics document has no need of: scripts, programs started, files carried along. */
const threats = /\/(?:JavaScript|Launch|EmbeddedFiles?)(?![A-Za-z])/u;

/** More than any honest object stream holds, and little enough to unpack. */
const longestObjectStream = 8_000_000;

/**
 * Whether a PDF holds a name that lets it act (ISO 32000, 12.6 and 7.11). Names may be written with
 * #xx for any letter, and may lie in compressed object streams; what cannot be looked into counts.
 */
export async function isThreateningPdf(bytes: Buffer): Promise<boolean> {
  const text = decodeNames(bytes.toString('latin1'));
  if (threats.test(text)) return true;
  for (const packed of objectStreams(bytes)) {
    const unpacked = await unpack(packed);
    if (unpacked === null || threats.test(decodeNames(unpacked))) return true;
  }
  return false;
}

/** The bytes of every object stream, found by the dictionary before it. */
function* objectStreams(bytes: Buffer): Generator<Buffer> {
  const text = bytes.toString('latin1');
  for (const { index } of text.matchAll(/\bstream\r?\n/gu)) {
    const dictionary = decodeNames(text.slice(text.lastIndexOf(' obj', index), index));
    if (!dictionary.includes('/ObjStm')) continue;
    const start = text.indexOf('\n', index) + 1;
    const end = text.indexOf('endstream', start);
    yield bytes.subarray(start, end === -1 ? bytes.length : end);
  }
}

async function unpack(packed: Buffer): Promise<string | null> {
  try {
    const unpacked = await inflateAsync(packed, { maxOutputLength: longestObjectStream });
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
