import { expect, test } from 'vitest';
import { isWholeGif } from './isWholeGif';
import animated from './unusual/animated.gif?url';

test('a GIF is whole with all of its bytes, and cut off anywhere it is not', async () => {
  const bytes = new Uint8Array(await (await fetch(animated)).arrayBuffer());
  expect(isWholeGif(bytes)).toBe(true);
  for (let end = 13; end < bytes.length; end += 1) {
    expect(isWholeGif(bytes.subarray(0, end)), `${end} bytes`).toBe(false);
  }
});
