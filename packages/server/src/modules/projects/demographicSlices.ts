import {
  ageGroupName,
  demographicLabels,
  isInAgeRange,
  type AgeRange,
  type LabelCount,
} from '@sounding/domain';

/** How many responses gave one answer about the person: an age in years, or words; '' for none. */
export interface CountedValue {
  readonly value: string;
  readonly responseCount: number;
}

/**
 * The domain's `countAges` for answers that are counted already: the project's own groups in their
 * order, then 'Other' and 'Not stated' (OPEN-107).
 */
export function ageSlices(
  counted: readonly CountedValue[],
  ageGroups: readonly AgeRange[],
): LabelCount[] {
  const slices = ageGroups.map((group) => ({ label: ageGroupName(group), count: 0 }));
  const other = { label: demographicLabels.other, count: 0 };
  const notStated = { label: demographicLabels.notStated, count: 0 };
  for (const { value, responseCount } of counted) {
    const place = ageGroups.findIndex((group) => isInAgeRange(Number(value), group));
    const slice = value === '' ? notStated : (slices[place] ?? other);
    slice.count += responseCount;
  }
  return [...slices, other, notStated];
}

/** The domain's `countAnswers` for answers that are counted already: most frequent first, 'Not stated' last. */
export function wordSlices(counted: readonly CountedValue[]): LabelCount[] {
  const stated = counted.filter(({ value }) => !isNotStated(value));
  const notStated = counted.filter(({ value }) => isNotStated(value));
  const slices = stated
    .filter(({ responseCount }) => responseCount > 0)
    .map(({ value, responseCount }) => ({ label: value, count: responseCount }))
    .sort((a, b) => b.count - a.count || Number(a.label > b.label) - Number(a.label < b.label));
  const count = notStated.reduce((sum, { responseCount }) => sum + responseCount, 0);
  return [...slices, { label: demographicLabels.notStated, count }];
}

const isNotStated = (value: string) => value === '' || value === demographicLabels.notStated;
