import { expect, test } from 'vitest';
import { dealtOrder } from './dealtOrder';

const places = (size: number) => Array.from({ length: size }, (_, place) => place);

test.each([1, 2, 3, 16, 17, 1000])('Each of %i places is dealt once', (size) => {
  expect(
    places(size)
      .map(dealtOrder('key', size))
      .toSorted((one, other) => one - other),
  ).toEqual(places(size));
});

test('Another key deals in another order, and the same one in the same', () => {
  const dealt = (key: string) => places(1000).map(dealtOrder(key, 1000));
  expect(dealt('key')).toEqual(dealt('key'));
  expect(dealt('key')).not.toEqual(dealt('other'));
  expect(dealt('key')).not.toEqual(places(1000));
});

test.each([-1, 60, 61])('Of 60 places none is %i, which is told and not looked for', (place) => {
  expect(() => dealtOrder('key', 60)(place)).toThrow(RangeError);
});
