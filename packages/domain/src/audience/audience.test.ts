import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ageGroupName, ageRangeLabel, isInAgeRange, sortAgeRanges } from './ageRange';
import {
  isEverythingSelected,
  selectAllLabel,
  toggleAll,
  toggleChoice,
  type Choices,
} from './choices';

const range = (lower: number, upper: number) => ({ id: lower, lower, upper });

describe('A researcher chooses an audience', () => {
  test('from age ranges labelled by both ends, or by the lower where there is no upper [AUD-02]', () => {
    expect(ageRangeLabel(range(18, 25))).toBe('18 - 25');
    expect(ageRangeLabel(range(65, 120))).toBe('65 or above');
    expect(ageRangeLabel(range(65, 119))).toBe('65 - 119');
  });

  test('and finds it in the summary in short', () => {
    expect(ageGroupName(range(18, 25))).toBe('18-25');
    expect(ageGroupName(range(65, 120))).toBe('65 or above');
  });

  test('and both ends of a range belong to it', () => {
    const inside = [17, 18, 25, 26].filter((age) => isInAgeRange(age, range(18, 25)));
    expect(inside).toEqual([18, 25]);
    expect(isInAgeRange(130, range(65, 120))).toBe(true);
  });

  test('and sees the youngest first', () => {
    expect(
      sortAgeRanges([range(65, 120), range(16, 17), range(18, 25)]).map(({ id }) => id),
    ).toEqual([16, 18, 65]);
  });

  test('and has one button, which selects until everything is ticked [OPEN-85]', () => {
    const some: Choices = { offered: [1, 2, 3], selected: [2], locked: [] };
    const all = { ...some, selected: [3, 1, 2] };
    expect(selectAllLabel(some)).toBe('Select All');
    expect(toggleAll(some).toSorted()).toEqual([1, 2, 3]);
    expect(selectAllLabel(all)).toBe('Deselect All');
    expect(toggleAll(all)).toEqual([]);
    expect(isEverythingSelected({ offered: [], selected: [], locked: [] })).toBe(false);
  });

  test('and unticks what was added since, but nothing that was saved', () => {
    const choices: Choices = { offered: [1, 2, 3], selected: [1, 2], locked: [1] };
    expect(toggleChoice(choices, 2)).toEqual([1]);
    expect(toggleChoice(choices, 1).toSorted()).toEqual([1, 2]);
    expect(toggleAll({ ...choices, selected: [1, 2, 3] })).toEqual([1]);
  });

  test('and a saved choice outlasts every press, even of one that is no longer offered', () => {
    const ids = fc.uniqueArray(fc.nat(9));
    fc.assert(
      fc.property(ids, ids, ids, fc.nat(9), (offered, selected, locked, id) => {
        const choices: Choices = {
          offered,
          selected: [...new Set([...selected, ...locked])],
          locked,
        };
        for (const result of [toggleAll(choices), toggleChoice(choices, id)]) {
          expect(result).toEqual(expect.arrayContaining([...locked]));
          expect(new Set(result).size).toBe(result.length);
        }
      }),
    );
  });
});
