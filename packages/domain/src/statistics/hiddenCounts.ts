import { demographicLabels } from './demographics';
import type { ProtectedDemographics } from './protectedDemographics';
import type { ProtectedCount } from './smallNumbers';

export const hiddenCountsMessages = {
  notShown:
    'Small numbers are not shown, and neither is whatever would give them away, so that nobody can be recognised.',
  /** 'May', since to say whether more than the answer "Other" itself is in it would tell of a hidden count. */
  gathered: 'Some answers in people’s own words may stand together as “Other”.',
} as const;

type Demographics = {
  readonly [Kind in keyof ProtectedDemographics]: readonly ProtectedCount[];
};

/** What to say beside protected counts, as far as the counts themselves tell it; null where none is hidden. */
export function hiddenCountsNote(demographics: Demographics): string | null {
  const kinds = [demographics.age, demographics.gender, demographics.ethnicity];
  if (!kinds.some(hidesSome)) return null;
  const { notShown, gathered } = hiddenCountsMessages;
  return gathersAnswers(demographics) ? `${notShown} ${gathered}` : notShown;
}

/** Whether an 'Other' of answers in words may hold several: only then is it there without a count. */
export function gathersAnswers({ gender, ethnicity }: Omit<Demographics, 'age'>): boolean {
  return [...gender, ...ethnicity].some(
    ({ label, count }) => label === demographicLabels.other && count === null,
  );
}

/** Where all counts of answers in words are hidden, not even their words are there. */
const hidesSome = (counts: readonly ProtectedCount[]): boolean =>
  counts.length === 0 || counts.some(({ count }) => count === null);
