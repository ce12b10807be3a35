import { createKeptWork, type KeptWork } from '../../keptWork/keptWork';
import { workDatabases } from '../../keptWork/workDatabases';
import { draftKey, type DraftInHand } from './draftInHand';

/** A person's unsaved updates, questions and texts of reports in this browser. */
export function createKeptDrafts(getLogin: () => string | null): KeptWork<DraftInHand> {
  return createKeptWork({
    getLogin,
    database: workDatabases.drafts,
    keyOf: draftKey,
    load: async () => (await import('./draftCopies')).draftCopies(),
  });
}
