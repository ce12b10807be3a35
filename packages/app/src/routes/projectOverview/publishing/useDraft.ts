import { messagesByField, type ValidationProblem } from '@sounding/domain/errors';
import type { NewPublicationStatus } from '@sounding/domain/publication';
import { useCallback, useRef, useState } from 'react';
import type { Draft, DraftBase, DraftPlace } from '../../../features/draftInHand/draftInHand';
import { useDraftInHand } from '../../../features/draftInHand/useDraftInHand';
import { useToast } from '../../../features/toasts/useToast';
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
  /** Reads the page's data again, and resolves once it is up to date. */
  readonly refresh: () => Promise<unknown>;
  /** Called with the first problem if nothing was sent, to lead the person there. */
  readonly onRefused?: ((problem: ValidationProblem) => void) | undefined;
  /** Called after a save, unless the person has left the editor meanwhile. */
  readonly onDone: () => void;
}

/** A draft in one of the overview's editors: its rules, its local copy, saving and leaving. */
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
  const toast = useToast();
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
  // Missing values are reported only after the first try to save.
  const shown = attempts > 0 ? problems : problems.filter(({ kind }) => kind === 'length');
  const messages = messagesByField(shown);

  /** Resolves to whether the draft is saved; another try meanwhile gets the same result. */
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
    /** The same function at each render, so that the parts below a text do not render at every key press. */
    change: useCallback(
      (changes: Partial<Written>) => {
        forgetSetAside();
        change(changes);
      },
      [change, forgetSetAside],
    ),
    save: (status: NewPublicationStatus) => void saveAndClose(target, status),
    /** The status it is being saved with, kept until the page shows the result; null otherwise. */
    savingAs,
    /** Why the last save failed. */
    error,
    attempts,
    problems: shown,
    errorOf: (field: string) => messages.get(field),
    /** Unsaved words that this tab held are here again. */
    isBack: isResumed && isUnsaved && attempts === 0,
    /** An attempt without an answer created an item that cannot be changed; saving again creates another. */
    isCreatedEarlier,
    versions: {
      ...versions,
      /** Saves this person's words over the version that somebody else has saved. */
      keepMine: () => {
        const { newer } = versions;
        if (newer === null) return;
        rebase(newer);
        void saveAndClose(newer, newer.status);
      },
    },
    /** For the prompt before leaving, whose save keeps a draft. */
    leaving: {
      hasUnsavedWork: () => session.get().authenticated && inHand.hasUnsavedWork(),
      save: () => saveOver(target, 'DRAFT'),
      discard: () => void settle(),
      saveUnderWay: saveOver.underWay,
      askedRef,
    },
  };
}
