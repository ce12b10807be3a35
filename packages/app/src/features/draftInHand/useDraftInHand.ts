import { useCallback, useEffect, useRef, useState } from 'react';
import { readFromTab, storeInTab } from '../../keptWork/tabStorage';
import { useServices } from '../../services';
import {
  isDraftInHand,
  isSamePlace,
  type Draft,
  type DraftBase,
  type DraftInHand,
  type DraftPlace,
  type UnansweredCreation,
} from './draftInHand';
import { tabKeys } from '../../keptWork/tabKeys';
import { isSameDraft } from './isSameDraft';

interface DraftInHandOptions<Written extends Draft> {
  readonly place: DraftPlace;
  /** What the editor opens with, unless this tab holds unsaved words of that place. */
  readonly base: DraftBase<Written>;
  readonly isDraft: (value: Draft) => value is Written;
}

/**
 * The draft being written, kept while the person types. The tab keeps it for a reload or a new sign-in, and
 * the browser's database for a return after a crash (OPEN-63).
 */
export function useDraftInHand<Written extends Draft>({
  place,
  base,
  isDraft,
}: DraftInHandOptions<Written>) {
  const { storage, keptDrafts } = useServices();
  const [opened] = useState((): DraftInHand<Written> => {
    const former = readFromTab(storage, tabKeys.draft, isDraftInHand);
    const formKey = crypto.randomUUID();
    return former !== null && isOf(former, place, isDraft)
      ? { ...former, formKey, formerKeys: [...(former.formerKeys ?? []), former.formKey] }
      : { place, base, draft: base.draft, formKey };
  });
  const [inHand, setInHand] = useState<DraftInHand<Written>>(opened);
  const isKept = useRef(false);
  const isSettled = useRef(false);
  const isUnsaved = !isSameDraft(inHand.draft, inHand.base.draft);

  useEffect(() => {
    if (opened.formerKeys === undefined) return;
    // If the page goes before this is done, the next visit does it, because the former keys are kept as well.
    void keptDrafts.takeOver(opened).then((isDone) => {
      if (isDone) setInHand((before) => ({ ...before, formerKeys: undefined }));
    });
  }, [keptDrafts, opened]);

  useEffect(() => {
    if (isSettled.current) return;
    if (isUnsaved) {
      storeInTab(storage, tabKeys.draft, inHand);
      keptDrafts.keep(inHand);
      isKept.current = true;
    } else if (isKept.current) {
      // The person undid what they typed, so no copy must be offered later.
      storage.removeItem(tabKeys.draft);
      void keptDrafts.forget(inHand);
      isKept.current = false;
    }
  }, [inHand, isUnsaved, keptDrafts, storage]);

  /** Removes all copies of the draft, which is saved or discarded. */
  const settle = useCallback((): Promise<void> => {
    isSettled.current = true;
    storage.removeItem(tabKeys.draft);
    return keptDrafts.forget(inHand);
  }, [inHand, keptDrafts, storage]);

  const change = useCallback(
    (changes: Partial<Written>) =>
      setInHand((before) => ({ ...before, draft: { ...before.draft, ...changes } })),
    [],
  );

  const noteUnanswered = (unanswered: UnansweredCreation | undefined) =>
    setInHand((before) => ({ ...before, unanswered }));

  return {
    ...inHand,
    noteUnanswered,
    isUnsaved,
    /** Asked at the moment of leaving, which may come before React has rendered a save or a discard. */
    hasUnsavedWork: () => !isSettled.current && isUnsaved,
    /** Whether the draft comes from this tab's storage, after a reload or the end of a session. */
    isResumed: opened.formerKeys !== undefined,
    change,
    /** From now on the draft counts as a change to `stored`. */
    rebase: (stored: DraftBase<Written>) => setInHand((before) => ({ ...before, base: stored })),
    settle,
  };
}

function isOf<Written extends Draft>(
  inHand: DraftInHand,
  place: DraftPlace,
  isDraft: (value: Draft) => value is Written,
): inHand is DraftInHand<Written> {
  return isSamePlace(inHand.place, place) && isDraft(inHand.draft) && isDraft(inHand.base.draft);
}
