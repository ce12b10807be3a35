import { expect, test } from 'vitest';
import { readCitations, readLedger } from './citations';

test('every requirement id that a test cites can be looked up in the ledger', () => {
  const known = new Set(readLedger().map(({ id }) => id));
  const unknown = [...readCitations()].filter(([id]) => !known.has(id));
  expect(unknown).toEqual([]);
});

test('every id of the ledger is cited by a test', () => {
  const cited = readCitations();
  const uncited = readLedger().filter(({ id }) => !cited.has(id));
  expect(uncited.map(({ id }) => id)).toEqual([]);
});

test('the ledger names each requirement once', () => {
  const ids = readLedger().map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});
