import { expect, test } from 'vitest';
import { isNumberIn } from './isNumberIn';

test.each([
  ['en-GB', '7'],
  ['en-GB', '-7'],
  ['en-GB', '+7'],
  ['en-GB', '007'],
  ['en-GB', '.5'],
  ['en-GB', '1.50'],
  ['en-GB', '1,000'],
  ['en-GB', '-1,000.50'],
  ['en-GB', '1 234 567'],
  ['en-GB', '1\u00a0234.5'],
  ['en-GB', '٣٤'],
  ['en-GB', '１２'],
  ['en-IN', '12,34,567'],
  ['de-DE', '1.000,5'],
  ['de-CH', "1'000.5"],
  ['es-ES', '1.000'],
  ['fr-FR', '1 234,5'],
  ['ar-EG', '-١٬٢٣٤٫٥'],
])('in %s, %s is a number', (locale, written) => {
  expect(isNumberIn(written, locale)).toBe(true);
});

test.each([
  ['en-GB', '1,5'],
  ['en-GB', '-3,5'],
  ['en-GB', ',5'],
  ['en-GB', '-,5'],
  ['en-GB', '0,5'],
  ['en-GB', '0,500'],
  ['en-GB', '1 5'],
  ['en-GB', '1,00'],
  ['en-GB', '1.000,5'],
  ['en-GB', '2.000.000'],
  ['en-GB', '1e5'],
  ['en-GB', '0x10'],
  ['en-GB', '5-10'],
  ['en-GB', 'seven'],
  ['en-IN', '1,234,567'],
  ['de-DE', '1.5'],
  ['fr-FR', '1.5'],
])('in %s, %s is none', (locale, written) => {
  expect(isNumberIn(written, locale)).toBe(false);
});
