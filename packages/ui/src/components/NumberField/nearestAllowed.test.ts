import { expect, test } from 'vitest';
import { nearestAllowed } from './nearestAllowed';

test.each([
  ['within the limits stays', 7, { least: 5, most: 10, step: undefined }, 7],
  ['keeps its fraction where there is no step', 7.123456789, { least: 5, most: 10 }, 7.123456789],
  ['below the least becomes the least', -7, { least: 5, most: 10, step: 1 }, 5],
  ['above the most becomes the most', 40, { least: 5, most: 10, step: 1 }, 10],
  ['above the most becomes the last step before it', 40, { least: 0, most: 10, step: 3 }, 9],
  ['above the most becomes no step beyond it', 9, { least: 1, most: 4, step: 2 }, 3],
  ['between two steps goes to the nearer', 7.6, { least: 5, step: 1 }, 8],
  ['is counted from the least', 6, { least: 1, step: 4 }, 5],
  ['without limits goes to a step from nought', -7.6, { step: 5 }, -10],
  ['at a limit of tenths stays there', 0.3, { least: 0, most: 0.3, step: 0.1 }, 0.3],
  ['of tenths stays one', 0.7, { least: 0.1, step: 0.1 }, 0.7],
  ['without steps has no limits it was not given', 1e21, {}, 1e21],
])('a number: %s', (_what, number, allowed, expected) => {
  const limits = { least: undefined, most: undefined, step: undefined, ...allowed };
  expect(nearestAllowed(number, limits)).toBe(expected);
});
