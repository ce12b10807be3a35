/** Extra bits that follow a code for a length (257 to 285) or a distance (RFC 1951, 3.2.5). */
const lengthBits = (symbol: number) =>
  symbol < 265 || symbol === 285 ? 0 : Math.floor((symbol - 261) / 4);
const distanceBits = (symbol: number) => (symbol < 4 ? 0 : Math.floor(symbol / 2) - 1);

const highest = { length: 285, distance: 29, codeBits: 15 } as const;
const endOfBlock = 256;
/** Symbols that repeat a length: with how many bits, from which number on. */
const repeats = new Map([
  [16, { bits: 2, least: 3 }],
  [17, { bits: 3, least: 3 }],
  [18, { bits: 7, least: 11 }],
]);
/** The order in which the lengths of the lengths' own code are written (RFC 1951, 3.2.7). */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** A Huffman code: how many codes there are of each length, and their symbols in the order of the codes. */
interface Code {
  readonly counts: Uint16Array;
  readonly symbols: Uint16Array;
}

function codeOf(lengths: readonly number[]): Code {
  const counts = new Uint16Array(highest.codeBits + 1);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  const places = new Uint16Array(counts.length);
  for (let length = 1; length < highest.codeBits; length += 1) {
    places[length + 1] = (places[length] ?? 0) + (counts[length] ?? 0);
  }
  const symbols = new Uint16Array(lengths.length);
  for (let symbol = 0; symbol < lengths.length; symbol += 1) {
    const length = lengths[symbol] ?? 0;
    if (length > 0) {
      const place = places[length] ?? 0;
      symbols[place] = symbol;
      places[length] = place + 1;
    }
  }
  return { counts: counts.subarray(1), symbols };
}

const fixedCodes = {
  lengths: codeOf([
    ...Array<number>(144).fill(8),
    ...Array<number>(112).fill(9),
    ...Array<number>(24).fill(7),
    ...Array<number>(8).fill(8),
  ]),
  distances: codeOf(Array<number>(30).fill(5)),
};

/**
 * Where a zlib stream (RFC 1950) ends, with its checksum or what is there of it: browsers show a picture without
 * one. Null if its data break off or cannot be read, or if they hold far more codes than an encoder writes. It is
 * not unpacked: the cost follows from its length, however much it would unpack to and however often it was
 * flushed.
 */
export function endOfZlib(bytes: Uint8Array): number | null {
  const [method = 0, flags = 0] = bytes;
  const isDeflate = (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
  const needsDictionary = (flags & 0x20) !== 0;
  if (!isDeflate || needsDictionary) return null;
  const checksumBytes = 4;
  try {
    const end = endOfDeflate(bytes, 2);
    return end > bytes.length ? null : Math.min(end + checksumBytes, bytes.length);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/**
 * How many blocks may bring codes of their own. To build them costs far more than to read the bits of a block, of
 * which a dozen bytes are enough. Encoders write such a block each time they flush, or for thousands of bytes: zlib
 * for ten thousand, and for 250 with all but the least memory that it can be given.
 */
const mostOwnCodes = (bytes: number) => 5_000 + bytes / 400;

class Unreadable extends Error {}

/** The end of DEFLATE data (RFC 1951), rounded up to a whole byte. Throws `Unreadable`. */
function endOfDeflate(bytes: Uint8Array, from: number): number {
  /** The place of the next bit; the lowest bit of a byte comes first. */
  let at = from * 8;

  function bit(): number {
    const byte = bytes[at >> 3];
    if (byte === undefined) throw new Unreadable();
    const value = (byte >> (at & 7)) & 1;
    at += 1;
    return value;
  }

  function number(bits: number): number {
    let value = 0;
    for (let place = 0; place < bits; place += 1) value |= bit() << place;
    return value;
  }

  /** Codes of one length follow each other, and begin where the shorter ones ended. */
  function symbol({ counts, symbols }: Code): number {
    let code = 0;
    let first = 0;
    let index = 0;
    for (const count of counts) {
      code = code * 2 + bit();
      first *= 2;
      const found = code < first + count ? symbols[index + code - first] : undefined;
      if (found !== undefined) return found;
      first += count;
      index += count;
    }
    throw new Unreadable();
  }

  function skipStored() {
    at = Math.ceil(at / 8) * 8;
    const length = number(16);
    if ((length ^ number(16)) !== 0xffff) throw new Unreadable();
    at += length * 8;
  }

  let ownCodes = 0;
  function readCodes() {
    ownCodes += 1;
    if (ownCodes > mostOwnCodes(bytes.length)) throw new Unreadable();
    const lengths = number(5) + 257;
    const distances = number(5) + 1;
    const own = Array<number>(lengthOrder.length).fill(0);
    for (const place of lengthOrder.slice(0, number(4) + 4)) own[place] = number(3);
    const code = codeOf(own);
    const read: number[] = [];
    while (read.length < lengths + distances) {
      const value = symbol(code);
      const repeat = repeats.get(value);
      if (repeat === undefined) {
        read.push(value);
      } else {
        const repeated = value === 16 ? read.at(-1) : 0;
        if (repeated === undefined) throw new Unreadable();
        read.push(...Array<number>(repeat.least + number(repeat.bits)).fill(repeated));
      }
    }
    if (read.length > lengths + distances) throw new Unreadable();
    return { lengths: codeOf(read.slice(0, lengths)), distances: codeOf(read.slice(lengths)) };
  }

  function skipPacked({ lengths, distances }: typeof fixedCodes) {
    for (;;) {
      const length = symbol(lengths);
      if (length === endOfBlock) return;
      if (length > endOfBlock) {
        if (length > highest.length) throw new Unreadable();
        number(lengthBits(length));
        const distance = symbol(distances);
        if (distance > highest.distance) throw new Unreadable();
        number(distanceBits(distance));
      }
    }
  }

  for (;;) {
    const isLast = bit() === 1;
    const kind = number(2);
    if (kind === 0) skipStored();
    else if (kind === 1) skipPacked(fixedCodes);
    else if (kind === 2) skipPacked(readCodes());
    else throw new Unreadable();
    if (isLast) return Math.ceil(at / 8);
  }
}
