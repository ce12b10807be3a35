import { expect, test } from 'vitest';
import { isWhole, type PictureType } from './isWhole';

const addresses = import.meta.glob<string>('./unusual/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

const pictures = [
  ['cmyk.jpg', 'image/jpeg'],
  ['progressive.jpg', 'image/jpeg'],
  ['clear.png', 'image/png'],
  ['animated.gif', 'image/gif'],
] as const;

async function bytesOf(name: string) {
  const answer = await fetch(addresses[`./unusual/${name}`] ?? '');
  return new Uint8Array(await answer.arrayBuffer());
}

test.for(pictures)('%s is whole, with notes behind its end too', async ([name, type]) => {
  const bytes = await bytesOf(name);
  expect(isWhole(bytes, type)).toBe(true);
  const noted = new Uint8Array(bytes.length + 200);
  noted.set(bytes);
  expect(isWhole(noted, type)).toBe(true);
});

test.for(pictures)('%s is not, wherever it was cut off', async ([name, type]) => {
  const bytes = await bytesOf(name);
  const wholeAt = Array.from(bytes.keys()).filter((length) =>
    isWhole(bytes.slice(0, length), type),
  );
  expect(wholeAt).toEqual([]);
});

/** A JPEG of these bytes between its beginning and its end. */
const jpegOf = (...bytes: number[]) => Uint8Array.from([0xff, 0xd8, ...bytes, 0xff, 0xd9]);
const scan = [0xff, 0xda, 0, 2];

test.for<[string, number[]]>([
  [
    'restarts and a byte like a marker’s first',
    [...scan, 1, 0xff, 0xd0, 2, 0xff, 0xd7, 4, 0xff, 0, 3],
  ],
  ['bytes that fill before a marker', [0xff, 0xff, 0xfe, 0, 3, 9, ...scan, 1, 0xff]],
  [
    'a small picture within its notes',
    [0xff, 0xe1, 0, 8, 0xff, 0xd8, ...scan.slice(0, 2), 0xff, 0xd9, ...scan, 1],
  ],
])('a JPEG with %s is whole, and not without its end', ([, bytes]) => {
  const jpeg = jpegOf(...bytes);
  expect(isWhole(jpeg, 'image/jpeg')).toBe(true);
  expect(isWhole(jpeg.slice(0, -1), 'image/jpeg')).toBe(false);
});

test.for<PictureType>(['image/png', 'image/jpeg', 'image/gif'])(
  'nothing at all is no whole %s',
  (type) => {
    expect(isWhole(new Uint8Array(), type)).toBe(false);
    expect(isWhole(new Uint8Array(9), type)).toBe(false);
  },
);
