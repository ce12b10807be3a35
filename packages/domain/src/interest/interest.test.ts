import { expect, test } from 'vitest';

import { validateInterest } from './validateInterest';

test('An interest category has a name of 100 characters at most', () => {
  expect(validateInterest({ name: 'Sleep' })).toEqual([]);
  expect(validateInterest({ name: ' ' })).toEqual([
    { field: 'name', kind: 'error', message: 'Category name is required' },
  ]);
  expect(validateInterest({ name: 'a'.repeat(101) }).map(({ kind }) => kind)).toEqual(['length']);
});
