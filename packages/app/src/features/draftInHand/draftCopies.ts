import { LocalCopies } from '../../keptWork/localCopies';
import { workDatabases } from '../../keptWork/workDatabases';
import { isDraftInHand, type DraftInHand } from './draftInHand';
import { isSameDraft } from './isSameDraft';

/** Unsaved updates, questions and texts of reports in the browser's database. */
export function draftCopies() {
  return new LocalCopies<DraftInHand>({
    database: [workDatabases.drafts, 'drafts'],
    isWork: isDraftInHand,
    isSame: (one, other) => isSameDraft(one.draft, other.draft),
  });
}
