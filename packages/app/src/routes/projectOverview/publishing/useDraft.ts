import { messagesByField, type ValidationProblem } from '@sounding/domain/errors';
import type { NewPublicationStatus } from '@sounding/domain/publication';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Draft, DraftBase, DraftPlace } from '../../../features/draftInHand/draftInHand';
import { isSameDraft } from '../../../features/draftInHand/isSameDraft';
import { useDraftInHand } from '../../../features/draftInHand/useDraftInHand';
import { isOfOtherVersion } from '../../../versions/ifMatch';
import { useIsHere } from '../../../isHere';
import { useOneAtATime } from '../../../oneAtATime';
import { useServices } from '../../../services';
import { useCreation, type CreationHeader } from './useCreation';

/** A draft as the server stores it. */
export interface StoredDraft<Written extends Draft> extends DraftBase<Written> {
  readonly version: number;
}

/** What is sent of a draft. */
export interface SentDraft<Written extends Draft> {
  readonly draft: Written;
  readonly status: NewPublicationStatus;
}

/** A stored draft in the version that is changed. */
interface StoredVersion {
  readonly id: number;
  readonly version: number | null;
}

interface Sent<Written extends Draft> extends SentDraft<Written> {
  /** The version that it changes; null for something new. */
  readonly version: number | null;
}

interface DraftOptions<Written extends Draft> {
  readonly place: DraftPlace;
  /** What the editor opens with: a stored draft, or the beginning of something new. */
  readonly base: DraftBase<Written>;
  readonly isDraft: (value: Draft) => value is Written;
  readonly validate: (draft: Written) => readonly ValidationProblem[];
  readonly create: (sent: SentDraft<Written>, header: CreationHeader) => Promise<unknown>;
  readonly update: (sent: SentDraft<Written>, stored: StoredVersion) => Promise<unknown>;
  /** Resolves once what the page shows is up to date. */
  readonly refresh: () => Promise<unknown>;
  /** The draft as the server has it now; null where it is none any more. */
  readonly readStored: () => Promise<StoredDraft<Written> | null>;
  /** Leads to what is wrong, where nothing was sent. */
  readonly onRefused?: ((problem: ValidationProblem) => void) | undefined;
  /** Leads on from the editor once it is saved, for whoever has not left it meanwhile. */
  readonly onDone: () => void;
}

/** Another version of the draft that is written, which somebody else or another tab has saved. */
interface Newer<Written extends Draft> extends StoredDraft<Written> {
  /** As what it was being saved over that. */
  readonly status: NewPublicationStatus;
}

/** What is being written in one of the overview's editors: its rules, its keeping, saving and leaving. */
export function useDraft<Written extends Draft>({
  validate,
  create,
  update,
  refresh,
  readStored,
  onRefused,
  onDone,
  ...opening
}: DraftOptions<Written>) {
  const { session } = useServices();
  const inHand = useDraftInHand(opening);
  const { draft, base, isUnsaved, isResumed, change, rebase, settle } = inHand;
  const createOnce = useCreation(inHand.unanswered, inHand.noteUnanswered);
  const isHere = useIsHere();
  const { id } = opening.place;
  const [attempts, setAttempts] = useState(0);
  const [savingAs, setSavingAs] = useState<NewPublicationStatus | null>(null);
  const [newer, setNewer] = useState<Newer<Written> | null>(null);
  const [setAside, putAside] = useState<Written | null>(null);
  const lastSent = useRef<Written | null>(null);
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: ({ version, ...sent }: Sent<Written>) =>
      id === null
        ? createOnce(sent, (header) => create(sent, header))
        : update(sent, { id, version }),
  });

  const problems = validate(draft);
  // Nobody is told what is missing before they have tried to save.
  const shown = attempts > 0 ? problems : problems.filter(({ kind }) => kind === 'length');
  const messages = messagesByField(shown);

  /** Answers whether it is stored; where somebody else's version stands in the way, that is shown. */
  const store = async (status: NewPublicationStatus, version: number | null): Promise<boolean> => {
    const earlier = lastSent.current;
    lastSent.current = draft;
    try {
      await mutateAsync({ draft, status, version });
      return true;
    } catch (failure) {
      if (!isOfOtherVersion(failure)) return false;
      const stored = await readStored().catch(() => null);
      if (stored === null) return false;
      // It reads like what this person sent, when its answer was lost, or opened: nobody's words are overwritten.
      const own = [draft, earlier, base.draft];
      if (own.some((one) => one !== null && isSameDraft(one, stored.draft))) {
        rebase(stored);
        return store(status, stored.version);
      }
      setNewer({ ...stored, status });
      // That is no failure, but to be decided on.
      reset();
      return false;
    }
  };

  /** Answers whether it is saved; while it is being saved that is the answer to every other try, too. */
  const saveOver = useOneAtATime(async (version: number | null, status: NewPublicationStatus) => {
    setAttempts((count) => count + 1);
    setNewer(null);
    const [first] = problems;
    if (first !== undefined) {
      onRefused?.(first);
      return false;
    }
    setSavingAs(status);
    if (!(await store(status, version))) {
      setSavingAs(null);
      return false;
    }
    await settle();
    await refresh();
    return true;
  });

  const saveAndClose = async (version: number | null, status: NewPublicationStatus) => {
    if ((await saveOver(version, status)) && isHere.current) onDone();
  };

  return {
    draft,
    change: (changes: Partial<Written>) => {
      putAside(null);
      change(changes);
    },
    save: (status: NewPublicationStatus) => void saveAndClose(base.version, status),
    /** As what it is being saved, or was before the page shows it; null otherwise. */
    savingAs,
    /** Why the last save failed. */
    error: isPending ? null : error,
    attempts,
    problems: shown,
    errorOf: (field: string) => messages.get(field),
    /** Unsaved words that this tab held are here again. */
    isBack: isResumed && isUnsaved && attempts === 0,
    versions: {
      /** What somebody else, or another tab, has saved meanwhile. */
      newer,
      /** Saves what is written here over it. */
      keepMine: () => {
        if (newer === null) return;
        rebase(newer);
        void saveAndClose(newer.version, newer.status);
      },
      takeNewer: () => {
        if (newer === null) return;
        putAside(draft);
        rebase(newer);
        change(newer.draft);
        setNewer(null);
      },
      /** What was written here before the newer version took its place, until something else is written. */
      setAside,
      putBack: () => {
        if (setAside === null) return;
        putAside(null);
        change(setAside);
      },
    },
    /** What is asked before leaving; saving on the way out keeps a draft. */
    leaving: {
      hasUnsavedWork: () => session.get().authenticated && inHand.hasUnsavedWork(),
      save: () => saveOver(base.version, 'DRAFT'),
      discard: () => void settle(),
    },
  };
}
