import { hasFlag } from '../../isRecord';

/** Carried by the navigation to the sign-in page when the server no longer knows the session. */
export const sessionEndedState = { hasSessionEnded: true } as const;

export function saysSessionEnded(state: unknown): boolean {
  return hasFlag('hasSessionEnded', state);
}
