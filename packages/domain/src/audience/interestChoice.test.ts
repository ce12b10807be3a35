import { expect, test } from 'vitest';

import { validateInterestChoice } from './interestChoice';

test('A deleted interest stays with the project that has it and cannot be newly chosen [OPEN-95]', () => {
  const available = [{ id: 1 }, { id: 2 }];
  expect(
    validateInterestChoice([{ id: 1 }, { id: 9 }], { available, stored: [{ id: 9 }] }),
  ).toEqual([]);
  expect(validateInterestChoice([{ id: 9 }], { available, stored: [] })).toEqual([
    {
      field: 'interests',
      kind: 'error',
      message: 'An interest you selected is no longer available. Please choose again',
    },
  ]);
});
