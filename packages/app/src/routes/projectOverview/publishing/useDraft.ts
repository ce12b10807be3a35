import { messagesByField, type ValidationProblem } from '@sounding/domain/errors';
import type { NewPublicationStatus } from '@sounding/domain/publication';
import { useCallback, useRef, useState } from 'react';
import type { Draft, DraftBase, DraftPlace } from '../../../features/draftInHand/draftInHand';
import { useDraftInHand } from '../../../features/draftInHand/useDraftInHand';
import { toast } from '../../../features/toasts/toast';
import { useIsHere } from '../../../isHere';
import { useOneAtATime } from '../../../oneAtATime';
import { useServices } from '../../../services';
import { useStoring, type StoringOptions, type Target } from './useStoring';
import { useVersions } from './useVersions';

const savedAs: Readonly<Record<NewPublicationStatus, string>> = {
  PUBLISHED: 'published',
  DRAFT: 'saved as a draft',
};

interface DraftOptions<Written extends Draft> extends StoringOptions<Written> {
  readonly place: DraftPlace;
  /** What the editor opens with: a stored draft, or the beginning of something new. */
  readonly base: DraftBase<Written>;
  readonly isDraft: (value: Draft) => value is Written;
  readonly validate: (draft: Written) => readonly ValidationProblem[];
  /** Resolves once what the page shows is up to date. */
  readonly refresh: () => Promise<unknown>;
  /** Leads to what is wrong, where nothing was sent. */
  readonly onRefused?: ((problem: ValidationProblem) => void) | undefined;
  /** Leads on from the editor once it is saved, for whoever has not left it meanwhile. */
  readonly onDone: () => void;
}

/** What is being written in one of the overview's editors: its rules, its keeping, saving and leaving. */
export function useDraft<Written extends Draft>({
  validate,
  refresh,
  onRefused,
  onDone,
  place,
  base: initial,
  isDraft,
  ...storing
}: DraftOptions<Written>) {
  const { session } = useServices();
  const inHand = useDraftInHand({ place, base: initial, isDraft });
  const { draft, base, isUnsaved, isResumed, change, rebase, settle } = inHand;
  const { store, error } = useStoring(inHand, storing);
  const versions = useVersions(inHand);
  const { forgetSetAside } = versions;
  const isHere = useIsHere();
  const askedRef = useRef(false);
  const [attempts, setAttempts] = useState(0);
  const [savingAs, setSavingAs] = useState<NewPublicationStatus | null>(null);
  const [isCreatedEarlier, setIsCreatedEarlier] = useState(false);
  const target: Target = { id: place.id ?? base.id ?? null, version: base.version };

  const problems = validate(draft);
  // Nobody is told what is missing before they have tried to save.
  const shown = attempts > 0 ? problems : problems.filter(({ kind }) => kind === 'length');
  const messages = messagesByField(shown);

  /** Answers whether it is saved; while it is being saved that is the answer to every other try, too. */
  const saveOver = useOneAtATime(async (over: Target, status: NewPublicationStatus) => {
    setAttempts((count) => count + 1);
    versions.forgetNewer();
    setIsCreatedEarlier(false);
    const [first] = problems;
    if (first !== undefined) {
      onRefused?.(first);
      return false;
    }
    setSavingAs(status);
    const outcome = await store(status, over);
    if (outcome.name !== 'stored') {
      setSavingAs(null);
      if (outcome.name === 'changedMeanwhile') versions.meet({ ...outcome.stored, status });
      setIsCreatedEarlier(outcome.name === 'createdEarlier');
      return false;
    }
    await settle();
    await refresh();
    toast({ tone: 'success', message: `The ${place.kind} is ${savedAs[status]}.` });
    return true;
  });

  const saveAndClose = async (over: Target, status: NewPublicationStatus) => {
    if ((await saveOver(over, status)) && isHere.current && !askedRef.current) onDone();
  };

  return {
    draft,
    /** The same function at each render: what stands below a text is not drawn anew at each key. */
    change: useCallback(
      (changes: Partial<Written>) => {
        forgetSetAside();
        change(changes);
      },
      [change, forgetSetAside],
    ),
    save: (status: NewPublicationStatus) => void saveAndClose(target, status),
    /** As what it is being saved, or was before the page shows it; null otherwise. */
    savingAs,
    /** Why the last save failed. */
    error,
    attempts,
    problems: shown,
    errorOf: (field: string) => messages.get(field),
    /** Unsaved words that this tab held are here again. */
    isBack: isResumed && isUnsaved && attempts === 0,
    /** An attempt whose answer was lost has created what cannot be changed; saving again makes another. */
    isCreatedEarlier,
    versions: {
      ...versions,
      /** Saves what is written here over what somebody else has saved. */
      keepMine: () => {
        const { newer } = versions;
        if (newer === null) return;
        rebase(newer);
        void saveAndClose(newer, newer.status);
      },
    },
    /** What is asked before leaving; saving on the way out keeps a draft. */
    leaving: {
      hasUnsavedWork: () => session.get().authenticated && inHand.hasUnsavedWork(),
      save: () => saveOver(target, 'DRAFT'),
      discard: () => void settle(),
      saveUnderWay: saveOver.underWay,
      askedRef,
    },
  };
}
