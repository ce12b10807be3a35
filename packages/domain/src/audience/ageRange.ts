/** A range of whole years; upper 120 means open-ended. */
export interface AgeRange {
  readonly id: number;
  readonly lower: number;
  readonly upper: number;
}

export const audienceLimits = {
  /** The upper age that stands for 'or above'. */
  openEndedUpper: 120,
} as const;

/** The label of an age range on a choice, and wherever else people read one: `18 - 25`, `65 or above`. */
export function ageRangeLabel({ lower, upper }: Pick<AgeRange, 'lower' | 'upper'>): string {
  return isOpenEnded(upper) ? `${lower} or above` : `${lower} - ${upper}`;
}

/** The name of an age range in a project's summary: `18-25`, `65 or above`. */
export function ageGroupName({ lower, upper }: Pick<AgeRange, 'lower' | 'upper'>): string {
  return isOpenEnded(upper) ? `${lower} or above` : `${lower}-${upper}`;
}

/** The label for a summary's age group or an answer about age; any other text stays as it is. */
export function ageGroupLabel(name: string): string {
  return name.replace(/^(\d+)-(\d+)$/, '$1 - $2');
}

/** Whether a person of this age belongs to the range; both ends are included. */
export function isInAgeRange(
  age: number,
  { lower, upper }: Pick<AgeRange, 'lower' | 'upper'>,
): boolean {
  return age >= lower && (isOpenEnded(upper) || age <= upper);
}

/** Youngest first. */
export function sortAgeRanges<T extends Pick<AgeRange, 'lower' | 'upper'>>(
  ranges: readonly T[],
): T[] {
  return ranges.toSorted((a, b) => a.lower - b.lower || a.upper - b.upper);
}

function isOpenEnded(upper: number): boolean {
  return upper >= audienceLimits.openEndedUpper;
}
