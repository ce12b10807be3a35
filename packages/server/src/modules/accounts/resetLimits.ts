import type { Platform } from '../../platform/platform';
import { createQuota, noQuota, type Quota } from '../../platform/rateLimits/quota';

/** How often links are mailed and keys are tried (security.md 13). */
export interface ResetLimits {
  /** By keyed e-mail address. The caller is not told when this limit is reached. */
  readonly mailsByAccount: Quota;
  readonly mailsByAddress: Quota;
  readonly keysByAddress: Quota;
}

const hour = 3600;

export function createResetLimits({ settings, pool }: Platform): ResetLimits {
  const quota = (name: string, times: number, seconds: number) =>
    settings.hasRateLimits ? createQuota(pool, { name, times, seconds }) : noQuota;
  return {
    mailsByAccount: quota('reset-mail-account', 3, hour),
    mailsByAddress: quota('reset-mail-address', 20, hour),
    keysByAddress: quota('reset-key-address', 20, hour / 4),
  };
}
