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
 * What is being written, kept as it is typed: in the tab, for a reload and for whoever signs in again, and
 * in the browser, for whoever comes back after a crash (OPEN-63).
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
    // The page may go before that is done; whoever comes back then does it with the former keys, too.
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
      // What was typed is taken back: there is nothing to offer any more.
      storage.removeItem(tabKeys.draft);
      void keptDrafts.forget(inHand);
      isKept.current = false;
    }
  }, [inHand, isUnsaved, keptDrafts, storage]);

  /** It is saved, or given up: nothing of it is kept. */
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
    /** Asked at the moment of leaving, which may come before what was saved or given up is drawn. */
    hasUnsavedWork: () => !isSettled.current && isUnsaved,
    /** It is as this tab held it before a reload, or before its session ended. */
    isResumed: opened.formerKeys !== undefined,
    change,
    /** What is written is a change to this from now on. */
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
