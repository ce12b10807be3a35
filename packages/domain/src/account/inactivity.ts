import { fromAbsolute } from '@internationalized/date';
import { timeZone } from '../dates/timeZone';

/** How long an account is kept that nobody uses (security.md 41). */
export const inactivityLimits = {
  months: 24,
  /** From the warning until the account is closed. */
  warningDays: 30,
} as const;

const day = 86_400_000;

/** When an account is closed whose owner is warned now and does not come back. */
export const closingDate = (warnedAt: Date): Date =>
  new Date(warnedAt.getTime() + inactivityLimits.warningDays * day);

/** The owner of an account that was last used before this moment is warned now. */
export const warnedIfUnusedSince = (now: Date): Date =>
  fromAbsolute(closingDate(now).getTime(), timeZone)
    .subtract({ months: inactivityLimits.months })
    .toDate();

/** An account is closed now if its owner was warned at this moment at the latest. */
export const closedIfWarnedBy = (now: Date): Date =>
  new Date(now.getTime() - inactivityLimits.warningDays * day);
