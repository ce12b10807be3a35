import { closeInactiveAccounts, warnInactiveAccounts } from './modules/accounts';
import { deleteUnapproved } from './modules/answers';
import { forgetEmptyCounts } from './modules/dashboard';
import { deleteRejectedFiles } from './modules/ethicsDocuments';
import { settleLateSignups } from './modules/signupRequests';
import type { Chore } from './platform/housekeeping';

/** The modules' own clean-ups and overdue tasks, beside the platform's housekeeping. */
export const chores: readonly Chore[] = [
  deleteRejectedFiles,
  deleteUnapproved,
  forgetEmptyCounts,
  warnInactiveAccounts,
  closeInactiveAccounts,
  settleLateSignups,
];
