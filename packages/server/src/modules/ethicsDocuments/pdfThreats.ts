import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { withoutOutlines } from './pdfOutlines';

const inflateAsync = promisify(inflate);

/**
 * Names that an ethics document does not need:
 * - scripts, also under other names in films (12.6.4.13), XML forms (12.7.8) and 3D models (13.6.3);
 * - programs started, and films that are programs (13.7);
 * - embedded files, also as a page's attachment or as the target of a link;
 * - other people's files, since opening one tells its host who reads;
 * - typed data sent away, and a file read into the form.
 */
const threats =
  /\/(?:JavaScript|Rendition|XFA|OnInstantiate|Launch|RichMedia|EmbeddedFiles?|FileAttachment|GoToE|GoToR|SubmitForm|ImportData)(?![A-Za-z])/u;

/**
 * The file that a file specification embeds (7.11.3), as a dictionary or a reference. The two letters also
 * occur by chance in compressed data, so the pattern checks what follows; a comment may stand before or
 * inside it.
 */
const carriedFile = /\/EF(?:[\0\t\n\f\r ]*(?:<<|%)|[\0\t\n\f\r ]+\d+(?:%|[\0\t\n\f\r ]+[\d%]))/u;

/**
 * Two more ways to other people's files, whose names also have an honest use. An action may go to an article
 * thread (12.6.4.7), which can be the document's own. A page of another file may be drawn on this one
 * (8.10.4), but tagged parts use the same name to list other parts.
 */
const foreignPage =
  /\/S[\0\t\n\f\r ]*\/Thread(?![A-Za-z])|\/Ref(?:[\0\t\n\f\r ]*(?:<<|%)|[\0\t\n\f\r ]+\d)/u;

const isThreat = (named: string) =>
  threats.test(named) || carriedFile.test(named) || foreignPage.test(named);

/** Bytes to unpack at most: more than any honest two-megabyte document needs, and quick to unpack. */
const mostUnpacked = 32_000_000;

/**
 * Whether a PDF holds a name that lets it act (ISO 32000, 12.6 and 7.11). A name may be written with #xx for
 * any letter, and may lie in a compressed object stream. A stream that cannot be looked into counts as a
 * threat.
 */
export async function isThreateningPdf(bytes: Buffer): Promise<boolean> {
  if (isThreat(decodeNames(bytes))) return true;
  const text = withoutOutlines(bytes.toString('latin1'));
  let unread = countMentions(decodeNames(Buffer.from(text, 'latin1')));
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
 * The marks of an object stream: its type, and `First`, the offset of its first object, which some readers
 * look for alone.
 */
const mention = /\/ObjStm|\/First(?![\w.-])/gu;

const countMentions = (text: string) => [...text.matchAll(mention)].length;

/**
 * A stream that every PDF reader finds in the same way. Its dictionary holds no string, comment or
 * dictionary, in which another stream could seem to begin. Readers skip blanks before the line's end.
 */
const plainStream = /\bobj\s*<<(?<dictionary>[\w\s/[\]]*)>>\s*stream[\t\f ]*(?:\r\n|\n|\r)/gu;

const plainFilter = /\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/gu;

/** Keys that change what a stream's bytes mean; readers accept the short forms too. */
const otherCoding = /\/(?:F|F?Filter|F?DecodeParms|DP)\b/u;

interface ObjectStream {
  readonly start: number;
  /** How many marks of an object stream (`mention`) its dictionary holds. */
  readonly mentions: number;
}

/**
 * The object streams that are compressed once and in the usual way, as every well-behaved program writes
 * them. Any other stays an unread mention: a second filter, rows with PNG's filters or a stray word could
 * hide anything. Such a document can still be printed to a new PDF.
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

/** Unpacks a stream, or answers null. Compressed data marks its own end, so nothing searches for it. */
async function unpack(packed: Buffer, most: number): Promise<Buffer | null> {
  try {
    return await inflateAsync(packed, { maxOutputLength: Math.max(1, most) });
  } catch {
    // Encrypted, packed in another way, or too large.
    return null;
  }
}

const escape = 0x23;

/** Decodes #xx escapes byte by byte: a callback for each of ten million escapes would take ten seconds. */
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

/** The value of a hexadecimal digit; any other byte makes the number of two digits negative. */
function hexDigit(byte = 0): number {
  const digit = byte - 0x30;
  if (digit >= 0 && digit <= 9) return digit;
  const letter = (byte | 0x20) - 0x61;
  return letter >= 0 && letter <= 5 ? letter + 10 : -256;
}
