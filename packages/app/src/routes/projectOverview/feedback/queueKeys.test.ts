import { expect, test } from 'vitest';
import { answerByKey } from './queueKeys';

test.each([
  ['ArrowDown', 5, 6],
  ['ArrowDown', 7, 7],
  ['ArrowUp', 6, 5],
  ['ArrowUp', 5, 5],
  ['Home', 7, 5],
  ['End', 5, 7],
  ['PageDown', 5, null],
  ['ArrowDown', 9, null],
])('%s leads from %i to %s', (key, from, to) => {
  expect(answerByKey([5, 6, 7], from, key)).toBe(to);
});
