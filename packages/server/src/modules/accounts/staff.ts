import type { Platform } from '../../platform/platform';
import type { Account } from './accountRepository';

/** Whether this account is on the configured staff list and may reset its own set-up (OPEN-31). */
export const isResettingStaff = (
  { role, loginKey }: Pick<Account, 'role' | 'loginKey'>,
  { staffEmails }: Platform['settings'],
): boolean => role === 'ROLE_ADMIN' && staffEmails.has(loginKey);
