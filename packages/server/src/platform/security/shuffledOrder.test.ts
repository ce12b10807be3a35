import { expect, test } from 'vitest';
import { shuffledOrder } from './shuffledOrder';

const places = (size: number) => Array.from({ length: size }, (_, place) => place);

test.each([1, 2, 3, 16, 17, 1000])('Each of %i places comes once', (size) => {
  expect(
    places(size)
      .map(shuffledOrder('key', size))
      .toSorted((one, other) => one - other),
  ).toEqual(places(size));
});

test('Another key shuffles into another order, and the same one into the same', () => {
  const shuffled = (key: string) => places(1000).map(shuffledOrder(key, 1000));
  expect(shuffled('key')).toEqual(shuffled('key'));
  expect(shuffled('key')).not.toEqual(shuffled('other'));
  expect(shuffled('key')).not.toEqual(places(1000));
});

test.each([-1, 60, 61])('Of 60 places none is %i, which is told and not looked for', (place) => {
  expect(() => shuffledOrder('key', 60)(place)).toThrow(RangeError);
});
