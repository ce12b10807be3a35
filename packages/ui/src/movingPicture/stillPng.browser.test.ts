import { expect, test } from 'vitest';
import turning from './turning.png?url';
import { stillPng } from './stillPng';

const file = async () => new Uint8Array(await (await fetch(turning)).arrayBuffer());

/** How many pictures a browser finds in the animation. */
async function framesIn(data: Uint8Array<ArrayBuffer>): Promise<number | undefined> {
  const decoder = new ImageDecoder({ data, type: 'image/png' });
  await decoder.tracks.ready;
  await decoder.decode();
  return decoder.tracks.selectedTrack?.frameCount;
}

test('without its animation a PNG is a picture of its own, which stands still', async () => {
  const bytes = await file();
  const still = stillPng(bytes) ?? new Uint8Array();
  expect(await framesIn(bytes)).toBe(2);
  expect(await framesIn(still)).toBe(1);
  expect(stillPng(still)).toBeUndefined();
});

test('cut off anywhere it is read to where it ends', async () => {
  const bytes = await file();
  for (let end = 0; end < bytes.length; end += 1) {
    expect(stillPng(bytes.subarray(0, end))?.length ?? 0, `${end} bytes`).toBeLessThanOrEqual(end);
  }
});

test('a PNG of a hundred thousand empty pictures is read to its end', () => {
  const chunk = new Uint8Array(12);
  chunk.set(new TextEncoder().encode('fdAT'), 4);
  const hostile = new Uint8Array(8 + 100_000 * chunk.length);
  for (let at = 8; at < hostile.length; at += chunk.length) hostile.set(chunk, at);
  expect(stillPng(hostile)?.length).toBe(8);
});
