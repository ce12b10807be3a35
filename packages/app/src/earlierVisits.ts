import { timings } from '@sounding/domain/account';
import { draftCopies } from './features/draftInHand/draftCopies';
import { activityKey, storedActivity } from './features/idle/storedActivity';
import { projectCopies } from './features/projectInHand/projectCopies';
import { workDatabases } from './keptWork/workDatabases';

/**
 * Removes what earlier visits left in this browser and nobody needs: its owner may never sign in here
 * again. A database that is not there is not made.
 */
export async function forgetEarlierVisits(): Promise<void> {
  forgetOldActivity();
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (names.includes(workDatabases.projects)) await projectCopies().tidy();
  if (names.includes(workDatabases.drafts)) await draftCopies().tidy();
}

/** What a closed tab has left, once no session can be that old. */
function forgetOldActivity(): void {
  const stored = storedActivity();
  if (stored !== null && Math.abs(Date.now() - stored.at) > timings.idleExpirySeconds * 1000)
    window.localStorage.removeItem(activityKey);
}
