import { expect, test } from 'vitest';
import { counted, numberText } from './numbers';

test('a number is written with commas, and with two decimals at most', () => {
  expect([0, 1234, 2.456].map(numberText)).toEqual(['0', '1,234', '2.46']);
});

test('what is counted stands in the plural but for one', () => {
  expect([0, 1, 1234].map((count) => counted(count, 'answer'))).toEqual([
    '0 answers',
    '1 answer',
    '1,234 answers',
  ]);
  expect(counted(2, 'person', 'people')).toBe('2 people');
});
