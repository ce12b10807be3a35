import { closeInactiveAccounts, warnInactiveAccounts } from './modules/accounts';
import { deleteUnapproved } from './modules/answers';
import { forgetEmptyCounts } from './modules/dashboard';
import { deleteRejectedFiles } from './modules/ethicsDocuments';
import { settleLateSignups } from './modules/signupRequests';
import type { Chore } from './platform/housekeeping';

/** What the modules tidy, or bring to its end, beside the platform's own housekeeping. */
export const chores: readonly Chore[] = [
  deleteRejectedFiles,
  deleteUnapproved,
  forgetEmptyCounts,
  warnInactiveAccounts,
  closeInactiveAccounts,
  settleLateSignups,
];
