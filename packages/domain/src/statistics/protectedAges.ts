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
 * Responses by the project's own age groups, then 'Other' and 'Not stated', as far as they may be
 * seen. A published project can be given further groups, which are then taken out of 'Other': who
 * compares before and after would learn of one group what is hidden in both. So it is all groups
 * that there could be which are protected, and whatever is shown of them follows from that alone.
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
 * The single ages that may be seen. Only groups that are themselves shown have any, and within such
 * a group, whose size is known, its ages are protected once more like the groups of the whole.
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

/** Every group there could be, protected: those that the project shows, and what its 'Other' is made of. */
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

/** Where one part is seen, the total tells the sum of the other; a sum of hidden ones is no small number. */
const isSeen = (counts: readonly ProtectedCount[]): boolean =>
  counts.every(({ count }) => count !== null);
