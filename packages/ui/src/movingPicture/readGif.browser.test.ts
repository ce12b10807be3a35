import { expect, test } from 'vitest';
import rings from './rings.gif?url';
import { readGif } from './readGif';

const file = async () => new Uint8Array(await (await fetch(rings)).arrayBuffer());

test('an animation has a first picture of its own, which is whole and stands still', async () => {
  const { isWhole, still = new Uint8Array() } = readGif(await file());
  expect(isWhole).toBe(true);
  expect(still.length).toBeGreaterThan(1000);
  expect(readGif(still)).toEqual({ isWhole: true });
});

test('cut off anywhere it is not whole', async () => {
  const bytes = await file();
  for (let end = 0; end < bytes.length; end += 1) {
    expect(readGif(bytes.subarray(0, end)).isWhole, `${end} bytes`).toBe(false);
  }
});

test('what is no GIF is not read as one', () => {
  expect(readGif(new TextEncoder().encode('<!doctype html>,;'))).toEqual({ isWhole: false });
});

/** The largest possible canvas and pictures of one pixel each: the most work that the bytes can cause. */
function hostileGif(pictures: number): Uint8Array<ArrayBuffer> {
  const header = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0xff, 0xff, 0xff, 0xff, 0, 0, 0];
  const pixel = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0x44, 1, 0x01, 0];
  const bytes = new Uint8Array(header.length + pictures * pixel.length + 1);
  bytes.set(header);
  for (let at = header.length; at < bytes.length - 1; at += pixel.length) bytes.set(pixel, at);
  bytes.fill(0x3b, -1);
  return bytes;
}

test('a GIF of a hundred thousand pictures is read to its end, and one of them is kept', () => {
  const { isWhole, still } = readGif(hostileGif(100_000));
  expect(isWhole).toBe(true);
  expect(still?.length).toBe(13 + 16 + 1);
});

test('a first picture of many megabytes can be kept', () => {
  const header = hostileGif(1).subarray(0, 13 + 11);
  const big = new Uint8Array(header.length + 16_384 * 256 + 2 * 16 + 2);
  big.set(header);
  for (let at = header.length; at < header.length + 16_384 * 256; at += 256) big[at] = 255;
  const next = hostileGif(1).subarray(13);
  big.set(next, header.length + 16_384 * 256 + 1);
  expect(readGif(big).still?.length).toBe(header.length + 16_384 * 256 + 2);
});
