import { LocalCopies } from '../../keptWork/localCopies';
import { isDraftInHand, isSameDraft, type DraftInHand } from './draftInHand';

/** Unsaved updates and questions in the browser's database. */
export function draftCopies() {
  return new LocalCopies<DraftInHand>({
    database: ['sounding-unsaved-drafts', 'drafts'],
    isWork: isDraftInHand,
    isSame: (one, other) => isSameDraft(one.draft, other.draft),
  });
}
