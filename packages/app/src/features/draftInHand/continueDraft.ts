import { storeInTab } from '../../keptWork/tabStorage';
import type { Services } from '../../services';
import type { DraftCopy, DraftInHand, DraftPlace } from './draftInHand';
import { tabKeys } from '../../keptWork/tabKeys';

/**
 * Puts a kept draft into this tab's storage, and returns the place whose editor opens with it. If the stored
 * draft can no longer be edited, its words become a new draft.
 */
export function continueDraft(
  { storage, keptDrafts }: Pick<Services, 'storage' | 'keptDrafts'>,
  copy: DraftCopy,
  isEditable: boolean,
): DraftPlace {
  if (isEditable) {
    storeInTab(storage, tabKeys.draft, copy.inHand);
    return copy.inHand.place;
  }
  const { draft, place } = copy.inHand;
  const next: DraftInHand = {
    place: { ...place, id: null, about: null },
    base: { draft: { ...draft, text: '' }, version: null },
    draft,
    formKey: crypto.randomUUID(),
  };
  storeInTab(storage, tabKeys.draft, next);
  keptDrafts.keep(next);
  void keptDrafts.remove(copy);
  return next.place;
}
