import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholePercentages } from './wholePercentages';

const counts = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 12 });

test('shares of any counts add up to a hundred, each within one of the exact share', () => {
  fc.assert(
    fc.property(
      counts.filter((all) => all.some((count) => count > 0)),
      (all) => {
        const total = all.reduce((sum, count) => sum + count, 0);
        const shares = wholePercentages(all) ?? [];
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
        shares.forEach((share, index) => {
          expect(Math.abs(share - ((all[index] ?? 0) * 100) / total)).toBeLessThan(1);
        });
      },
    ),
  );
});

test('a higher count never gets a lower share, and none gets nothing', () => {
  fc.assert(
    fc.property(counts, (all) => {
      const shares = wholePercentages(all);
      if (shares === null) return;
      all.forEach((count, one) => {
        if (count === 0) expect(shares[one]).toBe(0);
        all.forEach((fewer, other) => {
          if (count > fewer) expect(shares[one]).toBeGreaterThanOrEqual(shares[other] ?? 0);
        });
      });
    }),
  );
});

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [4, 2, 1],
    [57, 29, 14],
  ],
  [[1], [100]],
  [
    [0, 1],
    [0, 100],
  ],
  [
    [2, 1],
    [67, 33],
  ],
  [
    [999, 1],
    [100, 0],
  ],
])('%j is shared as %j', (given, shares) => {
  expect(wholePercentages(given)).toEqual(shares);
});

test('nothing cannot be shared', () => {
  expect(wholePercentages([0, 0])).toBeNull();
  expect(wholePercentages([])).toBeNull();
});
