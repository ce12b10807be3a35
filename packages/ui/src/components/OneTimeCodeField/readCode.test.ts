import { expect, test } from 'vitest';
import { readCode } from './readCode';

test.each([
  'Your code is 123456',
  '123456 is your code. It ends in 10 minutes.',
  'G-123456',
  '“123456”',
  '1.2.3.4.5.6',
  '１．２．３．４．５．６',
  'Your code is 123 456.',
  'Your code of 05-12-2026: 123\u2011456',
  'Code: \u200e١٢٣٤٥٦',
  '12Your code is 123456',
])('the one code in "%s" is read, whatever is pasted with it', (text) => {
  expect(readCode(text)).toBe('123456');
});

test.each([
  ['two codes', '123456 or 654321', '123456'],
  ['two, and one whose digits stand apart', 'of 123456, 654321 and 111 222 the last', 'of1234'],
  ['a longer number', 'No. 1234567', 'No.123'],
  ['a date', '12/05/26', '12/05/'],
  ['a word among its digits', '12345 or 6', '12345o'],
])('of %s none is chosen, and what was pasted stays to be seen', (_what, text, kept) => {
  expect(readCode(text)).toBe(kept);
});

test.each([
  ['12345a', '12345a'],
  ['12a3456', '12a345'],
  ['1234567', '123456'],
  ['123456a', '123456'],
  ['12.', '12.'],
])('"%s" is kept as it is typed, to six characters', (text, kept) => {
  expect(readCode(text)).toBe(kept);
});
