import { expect, test } from 'vitest';
import { readContract } from './contract';

/**
 * The calls that a later issue builds: each lists 501 among its answers in openapi.yaml, and the
 * server answers it so. This list only shrinks: take a call out of it and out of the contract's 501
 * together, when its handler stands.
 */
const notBuiltYet = ['streamProjectEvents'];

test('what the contract calls not built yet is this list, which only shrinks', () => {
  const listed = readContract()
    .operations.filter(({ isBuilt }) => !isBuilt)
    .map(({ id }) => id);
  expect(listed.toSorted()).toEqual(notBuiltYet.toSorted());
  expect(notBuiltYet.length).toBeLessThanOrEqual(1);
});
