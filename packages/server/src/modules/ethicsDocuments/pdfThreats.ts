import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflateAsync = promisify(inflate);

/**
 * What an ethics document has no need of: scripts, also those of films (12.6.4.13), of XML forms (12.7.8)
 * and of models in space (13.6.3), which are not called JavaScript; programs started, and films that are
 * programs (13.7); files carried along, pinned to a page or gone to; other people's files opened, which
 * tells their machine who reads; what was typed sent away, and a file read into the form.
 */
const threats =
  /\/(?:JavaScript|Rendition|XFA|OnInstantiate|Launch|RichMedia|EmbeddedFiles?|FileAttachment|GoToE|GoToR|SubmitForm|ImportData)(?![A-Za-z])/u;

/**
 * The file that a file specification carries (7.11.3), a dictionary or a reference to one. Two letters occur
 * by chance in what is packed, so what follows them counts; a comment may stand before it or in it.
 */
const carriedFile = /\/EF(?:[\0\t\n\f\r ]*(?:<<|%)|[\0\t\n\f\r ]+\d+(?:%|[\0\t\n\f\r ]+[\d%]))/u;

/**
 * Two more ways to other people's files, whose names have an honest use as well: an action that goes to an
 * article thread (12.6.4.7), where a document may have threads of its own, and a page of another file drawn on
 * this one (8.10.4), where tagged parts list others under the same name.
 */
const foreignPage =
  /\/S[\0\t\n\f\r ]*\/Thread(?![A-Za-z])|\/Ref(?:[\0\t\n\f\r ]*(?:<<|%)|[\0\t\n\f\r ]+\d)/u;

const isThreat = (named: string) =>
  threats.test(named) || carriedFile.test(named) || foreignPage.test(named);

/** More than all object streams of any honest document of two megabytes hold, and quick to unpack. */
const mostUnpacked = 32_000_000;

/**
 * Whether a PDF holds a name that lets it act (ISO 32000, 12.6 and 7.11). Names may be written with
 * #xx for any letter, and may lie in compressed object streams; what cannot be looked into counts.
 */
export async function isThreateningPdf(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1');
  const named = decodeNames(bytes);
  if (isThreat(named)) return true;
  let unread = countMentions(named);
  let left = mostUnpacked;
  for (const { start, mentions } of plainObjectStreams(text)) {
    const unpacked = await unpack(bytes.subarray(start), left);
    if (unpacked === null || isThreat(decodeNames(unpacked))) return true;
    left -= unpacked.length;
    unread -= mentions;
  }
  return unread > 0;
}

/**
 * What only an object stream says of itself: its type, and as a number where its first object begins,
 * which some readers ask for alone. An outline's `First` is a reference.
 */
const mention = /\/ObjStm|\/First(?![\w.-])(?!\s+\d+\s+\d+\s+R)/gu;

const countMentions = (text: string) => [...text.matchAll(mention)].length;

/**
 * A stream as every reader of PDF finds it: its dictionary holds no string, comment or dictionary, in
 * which another stream could seem to begin, and readers pass over blanks before the line's end.
 */
const plainStream = /\bobj\s*<<(?<dictionary>[\w\s/[\]]*)>>\s*stream[\t\f ]*(?:\r\n|\n|\r)/gu;

const plainFilter = /\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/gu;

/** Keys that change what a stream's bytes mean; readers take the short ones too. */
const otherCoding = /\/(?:F|F?Filter|F?DecodeParms|DP)\b/u;

interface ObjectStream {
  readonly start: number;
  /** How often its dictionary says what it is. */
  readonly mentions: number;
}

/**
 * The object streams that are packed once and in the usual way, as every well-kept program writes
 * them. Any other stays a mention that nobody has looked behind: a second filter, rows with PNG's
 * filters or a stray word could hide anything, and print to a new PDF as well as this one.
 */
function* plainObjectStreams(text: string): Generator<ObjectStream> {
  for (const { 0: beginning, index, groups } of text.matchAll(plainStream)) {
    const dictionary = groups?.['dictionary'] ?? '';
    const mentions = countMentions(dictionary);
    if (mentions > 0 && !otherCoding.test(dictionary.replaceAll(plainFilter, ''))) {
      yield { start: index + beginning.length, mentions };
    }
  }
}

/** The data ends where it says itself, so that nobody has to search for the stream's end. */
async function unpack(packed: Buffer, most: number): Promise<Buffer | null> {
  try {
    return await inflateAsync(packed, { maxOutputLength: Math.max(1, most) });
  } catch {
    // Encrypted, packed in another way, or too large.
    return null;
  }
}

const escape = 0x23;

/** Byte by byte: a call for each of ten million escapes would keep everybody else for ten seconds. */
function decodeNames(bytes: Buffer): string {
  if (!bytes.includes(escape)) return bytes.toString('latin1');
  const decoded = Buffer.alloc(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    let byte = bytes[at] ?? 0;
    const code = byte === escape ? hexDigit(bytes[at + 1]) * 16 + hexDigit(bytes[at + 2]) : -1;
    if (code >= 0) {
      byte = code;
      at += 2;
    }
    decoded[length] = byte;
    length += 1;
  }
  return decoded.toString('latin1', 0, length);
}

/** What the digit stands for, or less than any two digits could make good. */
function hexDigit(byte = 0): number {
  const digit = byte - 0x30;
  if (digit >= 0 && digit <= 9) return digit;
  const letter = (byte | 0x20) - 0x61;
  return letter >= 0 && letter <= 5 ? letter + 10 : -256;
}
