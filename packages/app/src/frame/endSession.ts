import { forgetActivity } from '../features/idle/storedActivity';
import type { Services } from '../services';

/**
 * The person logs out, if not out already. The browser forgets the session even if the server cannot be
 * told, and tells it even if the page goes at that moment.
 */
export function endSession({ api, interruption, session }: Services): void {
  if (!session.get().authenticated) return;
  void api.signOut({ keepalive: true }).catch(() => undefined);
  interruption.forget();
  forgetActivity(session.get().login);
  session.end();
}
