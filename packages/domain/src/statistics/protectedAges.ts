import { ageGroupName, type AgeRange } from '../audience/ageRange';
import { ageSliceOf, countAges, demographicLabels, type CountedAnswer } from './demographics';
import { shownAnswers, type ShownAnswer } from './shownAnswers';
import { protectSmallNumbers, type ProtectedCount } from './smallNumbers';

type AgeGroup = Pick<AgeRange, 'lower' | 'upper'>;

/** The age groups that a project names, among all that it could name. */
export interface AgeGroups {
  readonly chosen: readonly AgeGroup[];
  readonly all: readonly AgeGroup[];
}

/**
 * Responses by the project's own age groups, then 'Other' and 'Not stated', with protected counts hidden. A
 * published project can be given more groups, whose people then leave 'Other': comparing the counts before
 * and after would reveal a new group that is hidden in both. So all groups that a project could name are
 * protected together, and every shown count follows from that result.
 */
export function protectedAges(
  ages: readonly CountedAnswer<number>[],
  groups: AgeGroups,
  threshold: number,
): ProtectedCount[] {
  const { own, rest } = divided(ages, groups, threshold);
  const isRestSeen = isSeen(rest) || isSeen(own);
  const truth = countAges(ages, groups.chosen);
  return truth.map(({ label, count }) => {
    if (label === demographicLabels.other) return { label, count: isRestSeen ? count : null };
    return own.find((each) => each.label === label) ?? { label, count };
  });
}

/**
 * The single ages that may be shown. They come only from groups that are themselves shown. Because such a
 * group's size is known, its ages are protected in the same way as the groups.
 */
export function shownAges(
  ages: readonly CountedAnswer<number>[],
  groups: AgeGroups,
  threshold: number,
): ShownAnswer<number>[] {
  const { own, rest } = divided(ages, groups, threshold);
  const seen = isSeen(rest) || isSeen(own) ? [...own, ...rest] : own;
  return seen.flatMap(({ label, count }) => {
    if (count === null) return [];
    const within = ages.flatMap(({ value, count: people }) =>
      value !== null && people > 0 && ageSliceOf(value, groups.all) === label
        ? [{ label: String(value), count: people }]
        : [],
    );
    return shownAnswers(protectSmallNumbers(within, { threshold, hasFixedLabels: false })).map(
      ({ value, count: people }) => ({ value: Number(value), count: people }),
    );
  });
}

/** All possible groups, protected: those that the project shows, and those that make up its 'Other'. */
function divided(
  ages: readonly CountedAnswer<number>[],
  { chosen, all }: AgeGroups,
  threshold: number,
) {
  const protection = { threshold, hasFixedLabels: true };
  const names = new Set([...chosen.map(ageGroupName), demographicLabels.notStated]);
  const every = protectSmallNumbers(countAges(ages, all), protection);
  return {
    own: every.filter(({ label }) => names.has(label)),
    rest: every.filter(({ label }) => !names.has(label)),
  };
}

/** If all counts of one part are shown, the total gives the sum of the other, which is not a small number. */
const isSeen = (counts: readonly ProtectedCount[]): boolean =>
  counts.every(({ count }) => count !== null);
