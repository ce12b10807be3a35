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

/** As a choice reads it, and all that people read: `18 - 25`, `65 or above`. */
export function ageRangeLabel({ lower, upper }: Pick<AgeRange, 'lower' | 'upper'>): string {
  return isOpenEnded(upper) ? `${lower} or above` : `${lower} - ${upper}`;
}

/** As a project's summary carries it: `18-25`, `65 or above`. */
export function ageGroupName({ lower, upper }: Pick<AgeRange, 'lower' | 'upper'>): string {
  return isOpenEnded(upper) ? `${lower} or above` : `${lower}-${upper}`;
}

/** A group of a summary, or an answer about age, as a choice reads it; other words stay as they are. */
export function ageGroupLabel(name: string): string {
  return name.replace(/^(\d+)-(\d+)$/, '$1 - $2');
}

/** Whether a person of this age belongs to the range; both ends do. */
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
