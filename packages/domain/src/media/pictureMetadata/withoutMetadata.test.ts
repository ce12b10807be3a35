import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ImageFormat } from '../image';
import { withoutMetadata } from './withoutMetadata';

const text = (words: string) => Buffer.from(words, 'latin1');
const secret = 'GPS 51.5007N 0.1246W';

const segment = (code: number, content: Buffer) => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.from([0xff, code]), length, content]);
};

/** An Exif segment as cameras write it: the orientation, and a pointer to where the picture was taken. */
const exif = (order: 'II' | 'MM', orientation: number) => {
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4);
  const word = (value: number, at: number) =>
    order === 'II' ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    order === 'II' ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(order, 'latin1');
  word(42, 2);
  long(8, 4);
  word(2, 8);
  for (const [index, [tag, type, value]] of [
    [0x0112, 3, orientation],
    [0x8825, 4, 38],
  ].entries()) {
    const entry = 10 + index * 12;
    word(tag ?? 0, entry);
    word(type ?? 0, entry + 2);
    long(1, entry + 4);
    if (type === 3) word(value ?? 0, entry + 8);
    else long(value ?? 0, entry + 8);
  }
  return segment(0xe1, Buffer.concat([text('Exif\0\0'), tiff, text(secret)]));
};

const start = Buffer.from([0xff, 0xd8]);
const end = Buffer.from([0xff, 0xd9]);
const jfif = segment(0xe0, text('JFIF\0\u0001\u0002\u0001\0H\0H\0\0'));
const profile = segment(0xe2, text('ICC_PROFILE\0profile'));
const tables = segment(0xdb, Buffer.alloc(65, 1));
const scan = (pixels: readonly number[]) =>
  Buffer.concat([segment(0xda, Buffer.alloc(10)), Buffer.from(pixels)]);
// A stuffed byte and the restart markers are part of the pixels.
const firstScan = scan([1, 0xff, 0x00, 2, 0xff, 0xd0, 3, 0xff, 0xd7, 3]);
const secondScan = scan([4, 5]);
const jpeg = (...parts: Buffer[]) => Buffer.concat([start, ...parts, end]);
/** Says how the colours are coded: without it, some pictures appear as their own negatives. */
const adobe = segment(0xee, text('Adobe\0d\0\0\0\0\u0002'));
const drawn = [jfif, adobe, profile, tables, firstScan, tables, secondScan];
const strip = (format: ImageFormat, bytes: Buffer) => {
  const kept = withoutMetadata(bytes, format);
  return kept && Buffer.from(kept);
};

describe('A JPEG', () => {
  test('loses where it was taken, comments and notes, between its scans too, and keeps every pixel', () => {
    const noted = jpeg(
      ...[
        jfif,
        adobe,
        exif('MM', 1),
        segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${secret}`)),
      ],
      ...[profile, segment(0xe2, text(`MPF\0${secret}`)), segment(0xed, text(secret))],
      ...[tables, firstScan, segment(0xfe, text(secret)), tables, secondScan],
    );

    expect(strip('jpeg', noted)).toEqual(jpeg(...drawn));
    expect(strip('jpeg', jpeg(...drawn))).toEqual(jpeg(...drawn));
  });

  test.each(['II', 'MM'] as const)('keeps which way up it is, written as %s', (order) => {
    const turned = strip('jpeg', jpeg(exif(order, 6), ...drawn));

    expect(turned?.includes(secret)).toBe(false);
    const note = turned?.subarray(2, 2 + 36) ?? Buffer.alloc(0);
    expect(turned).toEqual(jpeg(note, ...drawn));
    expect(note).toEqual(
      segment(
        0xe1,
        Buffer.from(
          '457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100060000' + '00000000',
          'hex',
        ),
      ),
    );
    expect(strip('jpeg', turned ?? Buffer.alloc(0))).toEqual(turned);
  });

  test.each([
    [1, false],
    [2, true],
    [8, true],
    [9, false],
  ])('turned as %i says is said to be turned: %s', (orientation, isSaid) => {
    const turned = strip('jpeg', jpeg(exif('MM', orientation), ...drawn));

    expect(turned?.length).toBe(jpeg(...drawn).length + (isSaid ? 36 : 0));
  });

  test('is read over bytes that only fill the space before a marker', () => {
    const fill = Buffer.from([0xff, 0xff]);

    expect(strip('jpeg', jpeg(jfif, fill, tables, firstScan))).toEqual(
      jpeg(jfif, tables, firstScan),
    );
  });

  test('loses the pictures in small that its first segments hold, and notes behind what these are read for', () => {
    const small = Buffer.concat([jfif.subarray(4, 16), Buffer.from([1, 1]), text(secret)]);
    const noted = jpeg(
      segment(0xe0, small),
      segment(0xe0, text(`JFXX\0\u0010${secret}`)),
      segment(0xee, Buffer.concat([adobe.subarray(4), text(secret)])),
      ...[profile, tables, firstScan, tables, secondScan],
    );

    expect(strip('jpeg', noted)).toEqual(jpeg(...drawn));
    expect(strip('jpeg', jpeg(segment(0xe0, text('JFIF\0')), adobe, ...drawn))).toEqual(
      jpeg(adobe, ...drawn),
    );
  });

  test.each([0xf0, 0xfd, 0x02, 0xbf, 0xc8])(
    'loses what a segment holds whose marker is reserved: %i',
    (code) => {
      expect(strip('jpeg', jpeg(...drawn, segment(code, text(secret)), ...drawn))).toEqual(
        jpeg(...drawn, ...drawn),
      );
    },
  );

  test.each([0xc0, 0xc2, 0xcf, 0xda, 0xdb, 0xdd, 0xdf])(
    'keeps the segments that it is drawn from: %i',
    (code) => {
      const whole = jpeg(jfif, segment(code, Buffer.alloc(8)), ...drawn);
      expect(strip('jpeg', whole)).toEqual(whole);
    },
  );

  test.each([0x00, 0x01, 0xd0, 0xd7, 0xd8])(
    'cannot be read with a marker of no length between its segments: %i',
    (code) => {
      expect(strip('jpeg', jpeg(jfif, segment(code, text(secret)), ...drawn))).toBeNull();
    },
  );

  test('loses what lies behind its end, such as a second picture', () => {
    const second = jpeg(exif('II', 3), ...drawn);

    expect(strip('jpeg', Buffer.concat([jpeg(...drawn), second]))).toEqual(jpeg(...drawn));
  });
});

describe('A PNG', () => {
  const chunk = (type: string, data = Buffer.alloc(0)) => {
    const typed = Buffer.concat([text(type), data]);
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(data.length);
    numbers.writeUInt32BE(crc32(typed), 4);
    return Buffer.concat([numbers.subarray(0, 4), typed, numbers.subarray(4)]);
  };
  const png = (...chunks: Buffer[]) =>
    Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks, chunk('IEND')]);
  const packed = deflateSync('pixels');
  const pixels = [chunk('IHDR', Buffer.alloc(13)), chunk('tRNS'), chunk('IDAT', packed)];
  const numbered = (number: number, data: Uint8Array) =>
    chunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, number]), data]));

  test('keeps its colours, its size on paper and its frames', () => {
    const whole = png(
      chunk('IHDR', Buffer.alloc(13)),
      ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'pHYs', 'acTL'].map(
        (type) => chunk(type, text('drawn')),
      ),
      ...['PLTE', 'bKGD', 'tRNS', 'fcTL'].map((type) => chunk(type, text('drawn'))),
      chunk('IDAT', packed.subarray(0, 5)),
      chunk('IDAT', packed.subarray(5)),
      ...[chunk('fcTL'), numbered(1, packed), chunk('fcTL'), numbered(3, packed)],
    );

    expect(strip('png', whole)).toEqual(whole);
  });

  test('loses its notes and what lies behind its end, and keeps what it is drawn from', () => {
    const notes = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt'].map((type) =>
      chunk(type, text(secret)),
    );

    const noted = Buffer.concat([png(...pixels, ...notes), text(secret)]);
    expect(strip('png', noted)).toEqual(png(...pixels));
  });

  test('loses what lies behind the pixels of each frame, and no chunk, as frames count them', () => {
    const noted = png(
      chunk('IDAT', packed.subarray(0, 5)),
      chunk('IDAT', Buffer.concat([packed.subarray(5), text(secret)])),
      chunk('IDAT', text(secret)),
      chunk('fcTL'),
      numbered(1, Buffer.concat([packed, text(secret)])),
      numbered(2, text(secret)),
    );

    expect(strip('png', noted)).toEqual(
      png(
        ...[chunk('IDAT', packed.subarray(0, 5)), chunk('IDAT', packed.subarray(5)), chunk('IDAT')],
        ...[chunk('fcTL'), numbered(1, packed), numbered(2, Buffer.alloc(0))],
      ),
    );
  });

  const rows = Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * at) % 251));
  test.each([
    { what: 'not at all', coded: deflateSync(rows, { level: 0 }) },
    { what: 'by the usual codes', coded: deflateSync(rows, { strategy: constants.Z_FIXED }) },
    { what: 'by codes of their own', coded: deflateSync(rows, { level: 9 }) },
    {
      what: 'without repeats',
      coded: deflateSync(rows, { strategy: constants.Z_HUFFMAN_ONLY, windowBits: 9 }),
    },
    { what: 'as one colour', coded: deflateSync(Buffer.alloc(1_000_000)) },
  ])('whose pixels are packed $what keeps them, and no byte behind them', ({ coded }) => {
    const noted = png(chunk('IDAT', Buffer.concat([coded, text(secret)])));

    expect(strip('png', noted)).toEqual(png(chunk('IDAT', coded)));
    expect(strip('png', png(chunk('IDAT', coded.subarray(0, -5))))).toBeNull();
  });

  test.each([1, 4])('whose pixels miss %i bytes of their checksum is kept as it is', (missing) => {
    const short = png(chunk('IDAT', packed.subarray(0, -missing)), chunk('IDAT'));

    expect(strip('png', short)).toEqual(short);
  });

  const flushed = (row: Buffer) => deflateRawSync(row, { finishFlush: constants.Z_SYNC_FLUSH });
  test.each([
    { what: 'flushed after each of 4,096 rows', blocks: flushed(rows.subarray(0, 300)) },
    // Four empty blocks by the usual codes.
    {
      what: 'of thousands of blocks with nothing in them',
      blocks: Buffer.from([2, 8, 32, 128, 0]),
    },
  ])('whose pixels are $what keeps them, and no byte behind them', ({ blocks }) => {
    const coded = Buffer.concat([
      Buffer.from([0x78, 0x9c]),
      ...Array<Buffer>(4_096).fill(blocks),
      Buffer.from([3, 0, 0, 0, 0, 1]),
    ]);
    const kept = strip('png', png(chunk('IDAT', Buffer.concat([coded, text(secret)]))));

    // Compared as bytes: the matcher takes long for so many.
    expect(kept?.equals(png(chunk('IDAT', coded)))).toBe(true);
  });

  test('whose pixels bring codes of their own more often than any encoder writes them cannot be read', () => {
    const block = deflateRawSync(Buffer.from('ab'.repeat(50)), {
      strategy: constants.Z_HUFFMAN_ONLY,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    const coded = (count: number, unpackedBytes = 0) =>
      png(
        chunk(
          'IDAT',
          Buffer.concat([
            Buffer.from([0x78, 0x9c]),
            ...Array<Buffer>(count).fill(block),
            deflateRawSync(Buffer.alloc(unpackedBytes), {
              level: 0,
              finishFlush: constants.Z_SYNC_FLUSH,
            }),
            Buffer.from([3, 0, 0, 0, 0, 1]),
          ]),
        ),
      );

    expect(strip('png', coded(5_000))).not.toBeNull();
    expect(strip('png', coded(15_000))).toBeNull();
    // The largest picture that is taken may hold some more, which are read in a quarter of a second.
    expect(strip('png', coded(9_000, 1_600_000))).not.toBeNull();
    expect(strip('png', coded(11_000, 1_500_000))).toBeNull();
  });

  test.each([
    { what: 'no zlib stream', data: text('pixels') },
    { what: 'one that needs a dictionary', data: Buffer.from([0x78, 0xbb, ...packed.subarray(2)]) },
    { what: 'one with a block of no kind', data: Buffer.from([0x78, 0x9c, 0x07, 0, 0, 0, 0, 0]) },
    { what: 'one whose stored bytes are not counted', data: Buffer.from([0x78, 1, 1, 1, 0, 0, 0]) },
    {
      what: 'one without a last block',
      data: Buffer.from([0x78, 0x9c, ...Array<number[]>(2_000).fill([2, 8, 32, 128, 0]).flat()]),
    },
  ])('cannot be read if its pixels are $what', ({ data }) => {
    expect(strip('png', png(chunk('IDAT', data)))).toBeNull();
  });

  test('of very many chunks is read at once', () => {
    const many = png(...pixels, Buffer.concat(Array<Buffer>(130_000).fill(chunk('IDAT'))));

    // Compared as bytes: the matcher takes half a minute for two megabytes.
    expect(strip('png', many)?.equals(many)).toBe(true);
  });
});

describe('A GIF', () => {
  const subBlocks = (words: string) =>
    Buffer.concat([Buffer.from([words.length]), text(words), Buffer.from([0])]);
  const screen = Buffer.concat([
    text('GIF89a'),
    Buffer.from([1, 0, 1, 0, 0x80, 0, 0]),
    Buffer.alloc(6),
  ]);
  const extension = (label: number, ...parts: Buffer[]) =>
    Buffer.concat([Buffer.from([0x21, label]), ...parts]);
  const application = (name: string, words: string) =>
    extension(0xff, Buffer.from([name.length]), text(name), subBlocks(words));
  const loop = application('NETSCAPE2.0', '\u0001\0\0');
  const image = Buffer.concat([
    Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2]),
    subBlocks('pixels!;'),
  ]);
  const gif = (...parts: Buffer[]) => Buffer.concat([screen, ...parts, Buffer.from([0x3b])]);

  test('loses comments and notes, and keeps its frames and how often they run', () => {
    const delay = extension(0xf9, subBlocks('\0\0\0\0'));
    const notes = [extension(0xfe, subBlocks(secret)), application('XMP DataXMP', secret)];

    const noted = Buffer.concat([gif(loop, ...notes, delay, image), text(secret)]);
    expect(strip('gif', noted)).toEqual(gif(loop, delay, image));
  });

  test('loses every other extension, and what an extension holds beyond its first part', () => {
    const delay = extension(0xf9, subBlocks('\0\0\0\0'));
    const longer = (part: Buffer) => Buffer.concat([part.subarray(0, -1), subBlocks(secret)]);
    const others = [0x01, 0x42, 0xf8].map((label) => extension(label, subBlocks(secret)));

    expect(strip('gif', gif(longer(loop), ...others, longer(delay), image))).toEqual(
      gif(loop, delay, image),
    );
  });

  test('keeps the frames that bring colours of their own, and how often another program runs them', () => {
    const flags = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80]);
    const colours = Buffer.from([0x3b, 0x21, 0x2c, 0x3b, 0x21, 0x2c]);
    const coloured = Buffer.concat([flags, colours, image.subarray(10)]);
    const whole = gif(application('ANIMEXTS1.0', '\u0001\0\0'), coloured, image);

    expect(strip('gif', whole)).toEqual(whole);
  });

  test.each([
    { what: 'wider than any picture may be', frame: [0, 0, 0, 0, 1, 16, 1, 0] },
    { what: 'beyond that by where it stands', frame: [255, 15, 0, 0, 2, 0, 1, 0] },
    { what: 'of more pixels than are decoded', frame: [0, 0, 0, 0, 0, 16, 0, 12] },
  ])('with a frame $what is refused, however small its screen', ({ frame }) => {
    const large = Buffer.concat([Buffer.from([0x2c, ...frame]), image.subarray(9)]);
    expect(strip('gif', gif(image, large))).toBeNull();
  });
});

test('What breaks off cannot be read', () => {
  const whole = {
    jpeg: jpeg(...drawn),
    png: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    gif: Buffer.concat([text('GIF89a'), Buffer.alloc(7), Buffer.from([0x2c])]),
  } as const;
  for (const length of Array.from({ length: whole.jpeg.length - 2 }, (_, at) => at + 2)) {
    expect(strip('jpeg', whole.jpeg.subarray(0, length))).toBeNull();
  }
  expect(strip('png', whole.png)).toBeNull();
  expect(strip('gif', whole.gif)).toBeNull();
});
