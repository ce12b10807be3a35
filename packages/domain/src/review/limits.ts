import { fromAbsolute } from '@internationalized/date';
import { timeZone } from '../dates/timeZone';

export const reviewLimits = {
  /** How long an answer that nobody has approved is kept after its project's end (security.md 41). */
  unapprovedMonths: 24,
} as const;

/** If a project ended before the returned moment, its unapproved answers are no longer kept. */
export const unapprovedKeptIfEndedSince = (now: Date): Date =>
  fromAbsolute(now.getTime(), timeZone)
    .subtract({ months: reviewLimits.unapprovedMonths })
    .toDate();
