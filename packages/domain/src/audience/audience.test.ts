import { describe, expect, test } from 'vitest';

import {
  ageGroupLabel,
  ageGroupName,
  ageRangeLabel,
  isInAgeRange,
  sortAgeRanges,
} from './ageRange';

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

  test('what a summary calls a group is read as the choice was', () => {
    for (const group of [range(18, 25), range(65, 120)]) {
      expect(ageGroupLabel(ageGroupName(group))).toBe(ageRangeLabel(group));
    }
    for (const words of ['Not stated', 'Aged 18-25', '18-25 or so']) {
      expect(ageGroupLabel(words)).toBe(words);
    }
  });

  test('and both ends of a range belong to it', () => {
    const inside = [17, 18, 25, 26].filter((age) => isInAgeRange(age, range(18, 25)));
    expect(inside).toEqual([18, 25]);
    expect(isInAgeRange(130, range(65, 120))).toBe(true);
  });

  test('and sees the youngest first', () => {
    expect(sortAgeRanges([range(65, 120), range(16, 25), range(16, 17)]).map(ageGroupName)).toEqual(
      ['16-17', '16-25', '65 or above'],
    );
  });
});
