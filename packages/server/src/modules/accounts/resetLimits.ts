import type { Platform } from '../../platform/platform';
import { createQuota, type Quota } from '../../platform/rateLimits/quota';

/** How often links are mailed, keys are tried and new passwords are judged (security.md 13). */
export interface ResetLimits {
  /** By keyed e-mail address. The caller is not told when this limit is reached. */
  readonly mailsByAccount: Quota;
  readonly mailsByAddress: Quota;
  readonly keysByAddress: Quota;
  /** New passwords, refused ones too: to judge one takes up to a second of a processor. */
  readonly passwordsByAccount: Quota;
}

const hour = 3600;

export function createResetLimits(platform: Platform): ResetLimits {
  const quota = (name: string, times: number, seconds: number) =>
    createQuota(platform, { name, times, seconds });
  return {
    mailsByAccount: quota('reset-mail-account', 3, hour),
    mailsByAddress: quota('reset-mail-address', 20, hour),
    keysByAddress: quota('reset-key-address', 20, hour / 4),
    passwordsByAccount: quota('new-password-account', 20, hour / 6),
  };
}
