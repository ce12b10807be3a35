import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWedges } from './readWedges';

test('up to eight groups have a wedge each, none in it or not', () => {
  const counts = [3, 0, 9, 1, 1, 1, 1, 1];
  expect(readWedges(counts)).toEqual({
    counts,
    placeOf: [0, 1, 2, 3, 4, 5, 6, 7],
    sharingCount: 0,
  });
});

test('of more the smallest share the last, wherever they stand; of equals the earlier has its own', () => {
  expect(readWedges([1, 9, 8, 2, 7, 6, 5, 4, 2, 0])).toEqual({
    counts: [9, 8, 2, 7, 6, 5, 4, 3],
    placeOf: [7, 0, 1, 2, 3, 4, 5, 6, 7, 7],
    sharingCount: 3,
  });
});

test('groups without anybody share nothing', () => {
  expect(readWedges([1, 9, 8, 2, 7, 6, 5, 0, 0]).sharingCount).toBe(0);
});

test('of any groups nobody is lost, and none that shares is larger than one that does not', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20 }), { minLength: 9, maxLength: 30 }), (counts) => {
      const wedges = readWedges(counts);
      expect(wedges.counts).toHaveLength(8);
      wedges.counts.forEach((sum, wedge) => {
        const groups = counts.filter((_count, group) => wedges.placeOf[group] === wedge);
        expect(groups.reduce((all, count) => all + count, 0)).toBe(sum);
        if (wedge === 7) {
          const own = wedges.counts.slice(0, 7);
          expect(Math.max(...groups)).toBeLessThanOrEqual(Math.min(...own));
        } else expect(groups).toHaveLength(1);
      });
    }),
  );
});
