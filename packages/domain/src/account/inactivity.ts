import { fromAbsolute } from '@internationalized/date';
import { timeZone } from '../dates/timeZone';

/** How long an unused account is kept (security.md 41). */
export const inactivityLimits = {
  months: 24,
  /** From the warning until the account is closed. */
  warningDays: 30,
} as const;

const day = 86_400_000;

/** When an account is closed if its owner is warned at this moment and does not come back. */
export const closingDate = (warnedAt: Date): Date =>
  new Date(warnedAt.getTime() + inactivityLimits.warningDays * day);

/** Owners of accounts that were last used before the returned moment are warned now. */
export const warnedIfUnusedSince = (now: Date): Date =>
  fromAbsolute(closingDate(now).getTime(), timeZone)
    .subtract({ months: inactivityLimits.months })
    .toDate();

/** Accounts whose owners were warned at or before the returned moment are closed now. */
export const closedIfWarnedBy = (now: Date): Date =>
  new Date(now.getTime() - inactivityLimits.warningDays * day);
