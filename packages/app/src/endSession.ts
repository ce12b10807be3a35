import { sharedActivity } from './features/idle/sharedActivity';
import type { Services } from './services';

/** The person logs out. The browser forgets the session even if the server cannot be told. */
export function endSession({ api, interruption, session }: Services): void {
  void api.signOut().catch(() => undefined);
  interruption.forget();
  sharedActivity(() => session.get().login).forget();
  session.end();
}
