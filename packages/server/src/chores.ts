import { closeInactiveAccounts, warnInactiveAccounts } from './modules/accounts';
import { deleteRejectedFiles } from './modules/ethicsDocuments';
import type { Chore } from './platform/housekeeping';

/** What the modules tidy beside the platform's own housekeeping. */
export const chores: readonly Chore[] = [
  deleteRejectedFiles,
  warnInactiveAccounts,
  closeInactiveAccounts,
];
