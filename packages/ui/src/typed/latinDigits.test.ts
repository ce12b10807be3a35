import { expect, test } from 'vitest';
import { latinDigits } from './latinDigits';

test.each([
  ['Latin', '0123456789'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['full width', '０１２３４５６７８９'],
  ['mathematical, of two code units each', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['mathematical, right after those of another face', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
])('digits are read in the script of any keyboard: %s', (_script, written) => {
  expect(latinDigits(written)).toBe('0123456789');
});

test('what is no decimal digit stays as it was written', () => {
  expect(latinDigits('½ ² Ⅳ 一 a, ١/٢')).toBe('½ ² Ⅳ 一 a, 1/2');
});
