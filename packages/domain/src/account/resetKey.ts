import { toMillis, type Instant } from '../dates/instant';

/** A key sent by mail to set a password with. */
export interface ResetKey {
  readonly expiresAt: Instant;
  readonly usedAt: Instant | null;
}

export type ResetKeyState = 'valid' | 'expired' | 'invalid';

/** Only an unused key that is past its time is expired; unknown and used ones are invalid (OPEN-110). */
export function resetKeyState(key: ResetKey | null, now: Date): ResetKeyState {
  if (key?.usedAt !== null) return 'invalid';
  return toMillis(key.expiresAt) > now.getTime() ? 'valid' : 'expired';
}
