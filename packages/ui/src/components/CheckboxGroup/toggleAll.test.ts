import { expect, test } from 'vitest';
import { hasOpenOption, isAllSelected, toggleAll } from './toggleAll';

const open = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const locked = [{ value: 'a', label: 'A', isLocked: true }, ...open.slice(1)];

test('with some or none ticked the button selects all, in the order of the options', () => {
  expect(toggleAll([], open)).toEqual(['a', 'b']);
  expect(toggleAll(['b'], open)).toEqual(['a', 'b']);
});

test('with all ticked the button deselects all', () => {
  expect(isAllSelected(['b', 'a'], open)).toBe(true);
  expect(toggleAll(['a', 'b'], open)).toEqual([]);
});

test('deselecting leaves a locked choice ticked [AUD-08]', () => {
  expect(toggleAll(['a', 'b'], locked)).toEqual(['a']);
});

test('a locked choice that is not ticked stays so, and does not keep the button from deselecting', () => {
  expect(toggleAll([], locked)).toEqual(['b']);
  expect(isAllSelected(['b'], locked)).toBe(true);
});

test('a value that none of the options has is kept whichever way', () => {
  expect(toggleAll(['withdrawn', 'b'], open)).toEqual(['a', 'b', 'withdrawn']);
  expect(toggleAll(['a', 'withdrawn', 'b'], open)).toEqual(['withdrawn']);
});

test('with everything locked there is nothing to toggle', () => {
  expect(hasOpenOption(open.map((option) => ({ ...option, isLocked: true })))).toBe(false);
  expect(hasOpenOption(locked)).toBe(true);
});
