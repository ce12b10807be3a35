import { expect, test } from 'vitest';
import { storable } from './storable';

test.each([
  ['a vertical tab is the line break that it was', 'One\vtwo', 'One\ntwo'],
  ['tabs and line breaks stay', 'One\ttwo\r\nthree', 'One\ttwo\r\nthree'],
  ['control characters go', 'O\u0000n\u001be\u0085', 'One'],
  ['half a character goes, and a whole one stays', '\ud83d 😀', ' 😀'],
])('%s', (_what, text, stored) => {
  expect(storable(text)).toBe(stored);
});
