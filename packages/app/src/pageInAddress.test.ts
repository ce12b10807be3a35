import { expect, test } from 'vitest';
import { pageInAddress } from './pageInAddress';

test.each([
  [null, 0],
  ['', 0],
  ['0', 0],
  ['1', 0],
  ['2', 1],
  ['-1', 0],
  ['1.5', 0],
  ['x', 0],
  ['9999999', 1_000_000],
  ['9'.repeat(400), 1_000_000],
])('an address that names page %j is at page index %i [UI-13]', (text, page) => {
  expect(pageInAddress.read(text)).toBe(page);
});

test.each([
  [0, null],
  [1, '2'],
  [60, '61'],
])('page index %i stands in an address as %j', (page, text) => {
  expect(pageInAddress.write(page)).toBe(text);
  expect(pageInAddress.read(text)).toBe(page);
});
