import { timings } from '@sounding/domain/account';
import { draftCopies } from './features/draftInHand/draftCopies';
import { activityKey, storedActivity } from './features/idle/storedActivity';
import { projectCopies } from './features/projectInHand/projectCopies';
import { workDatabases } from './keptWork/workDatabases';

/**
 * Removes old data of earlier visits from this browser, since its owner may never sign in here again. Only
 * existing databases are opened, because opening would create a missing one.
 */
export async function forgetEarlierVisits(): Promise<void> {
  forgetOldActivity();
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (names.includes(workDatabases.projects)) await projectCopies().tidy();
  if (names.includes(workDatabases.drafts)) await draftCopies().tidy();
}

/** Removes the activity that a closed tab has left, once it is older than any session can be. */
function forgetOldActivity(): void {
  const stored = storedActivity();
  if (stored !== null && Math.abs(Date.now() - stored.at) > timings.idleExpirySeconds * 1000)
    window.localStorage.removeItem(activityKey);
}
