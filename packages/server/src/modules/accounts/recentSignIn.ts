import { forbidden } from '../../platform/http/problems';
import type { Caller } from '../../platform/http/operations';

const recentMilliseconds = 15 * 60_000;

const staleMessage =
  'For safety this needs a sign-in within the last 15 minutes. Please log out, sign in again and repeat it.';

/** Refuses to change sign-in credentials in a session that was opened 15 minutes ago or earlier. */
export function refuseStaleSignIn({ authenticatedAt }: Caller, now: Date): void {
  if (now.getTime() - authenticatedAt.getTime() >= recentMilliseconds) {
    throw forbidden(staleMessage);
  }
}
