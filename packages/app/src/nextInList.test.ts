import { expect, test } from 'vitest';
import { nextInList } from './nextInList';

test('after a decision the list goes on with the next, at its end with the one before', () => {
  expect(nextInList([1, 2, 3], [1])).toBe(2);
  expect(nextInList([1, 2, 3], [3])).toBe(2);
  expect(nextInList([1, 2, 3, 4], [1, 3])).toBe(4);
  expect(nextInList([1, 2, 3, 4], [2, 4])).toBe(3);
  expect(nextInList([1, 2], [1, 2])).toBeNull();
});
