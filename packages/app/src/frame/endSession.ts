import { forgetActivity } from '../features/idle/storedActivity';
import type { Services } from '../services';

/**
 * Logs the person out, if they are still signed in. The browser forgets the session even if the server cannot
 * be reached, and sends the request even if the page goes at that moment.
 */
export function endSession({ api, interruption, session }: Services): void {
  if (!session.get().authenticated) return;
  void api.signOut({ keepalive: true }).catch(() => undefined);
  interruption.forget();
  forgetActivity(session.get().login);
  session.end();
}
