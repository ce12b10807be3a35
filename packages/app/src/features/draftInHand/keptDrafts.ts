import { createKeptWork, type KeptWork } from '../../keptWork/keptWork';
import { draftKey, type DraftInHand } from './draftInHand';

/** A person's unsaved updates, questions and texts of reports in this browser. */
export function createKeptDrafts(getLogin: () => string | null): KeptWork<DraftInHand> {
  return createKeptWork({
    getLogin,
    keyOf: draftKey,
    load: async () => (await import('./draftCopies')).draftCopies(),
  });
}
