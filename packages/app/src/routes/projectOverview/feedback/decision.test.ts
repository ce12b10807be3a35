import { expect, test } from 'vitest';
import { nextAnswer } from './decision';

test('after a decision the queue goes on with the next answer, at its end with the one before', () => {
  expect(nextAnswer([1, 2, 3], [1])).toBe(2);
  expect(nextAnswer([1, 2, 3], [3])).toBe(2);
  expect(nextAnswer([1, 2, 3, 4], [1, 3])).toBe(4);
  expect(nextAnswer([1, 2, 3, 4], [2, 4])).toBe(3);
  expect(nextAnswer([1, 2], [1, 2])).toBeNull();
});
