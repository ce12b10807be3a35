import type { NewPublicationStatus } from '@sounding/domain/publication';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Draft, DraftBase } from '../../../features/draftInHand/draftInHand';
import { isSameDraft } from '../../../features/draftInHand/isSameDraft';
import type { useDraftInHand } from '../../../features/draftInHand/useDraftInHand';
import { idInTheWay } from '../../../versions/refusals';
import { useCreation, type CreationHeader } from './useCreation';

/** A draft as the server stores it. */
export interface StoredDraft<Written extends Draft> extends DraftBase<Written> {
  readonly id: number;
  readonly version: number;
}

/** A draft as it is sent. */
export interface SentDraft<Written extends Draft> {
  readonly draft: Written;
  readonly status: NewPublicationStatus;
}

/** The stored draft that is changed, in the version that the change is made from. */
interface StoredVersion {
  readonly id: number;
  readonly version: number | null;
}

/** The stored draft to change; without an id, a new one is created. */
export interface Target {
  readonly id: number | null;
  readonly version: number | null;
}

interface Sent<Written extends Draft> extends SentDraft<Written> {
  readonly over: Target;
}

/** The outcome of an attempt to store a draft; after a refusal, `error` says why. */
export type Outcome<Written extends Draft> =
  | { readonly name: 'stored' | 'refused' }
  /** Somebody else, or another tab, has saved another version meanwhile. */
  | { readonly name: 'changedMeanwhile'; readonly stored: StoredDraft<Written> }
  /** An attempt without an answer has created an item that is no draft, and cannot be changed. */
  | { readonly name: 'createdEarlier' };

export interface StoringOptions<Written extends Draft> {
  readonly create: (sent: SentDraft<Written>, header: CreationHeader) => Promise<unknown>;
  readonly update: (sent: SentDraft<Written>, stored: StoredVersion) => Promise<unknown>;
  /** Reads the draft of this id from the server; null if it is no draft any more. */
  readonly readStored: (id: number) => Promise<StoredDraft<Written> | null>;
}

/** Stores a draft, so that nothing is created twice and nobody's words are overwritten unseen. */
export function useStoring<Written extends Draft>(
  { draft, base, rebase, unanswered, noteUnanswered }: ReturnType<typeof useDraftInHand<Written>>,
  { create, update, readStored }: StoringOptions<Written>,
) {
  const creation = useCreation(unanswered, noteUnanswered);
  const lastSent = useRef<Written | null>(null);
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: ({ over: { id, version }, ...sent }: Sent<Written>) =>
      id === null
        ? creation.send(sent.draft, (header) => create(sent, header))
        : update(sent, { id, version }),
  });

  const store = async (status: NewPublicationStatus, over: Target): Promise<Outcome<Written>> => {
    const earlier = lastSent.current;
    lastSent.current = draft;
    try {
      await mutateAsync({ draft, status, over });
      return { name: 'stored' };
    } catch (failure) {
      const id = idInTheWay(failure, over.id);
      const stored = id === null ? undefined : await readStored(id).catch(() => undefined);
      if (stored === undefined) return { name: 'refused' };
      if (stored === null) return over.id === null ? beginAnew() : { name: 'refused' };
      // The stored version equals what this person opened or sent before, so saving again overwrites
      // nobody's words.
      const own = [draft, earlier, base.draft];
      const isOwn = own.some((one) => one !== null && isSameDraft(one, stored.draft));
      if (isOwn || creation.hasSent(stored.draft)) {
        rebase(stored);
        return store(status, stored);
      }
      // That is no failure: the person chooses between the versions.
      reset();
      return { name: 'changedMeanwhile', stored };
    }
  };

  const beginAnew = (): Outcome<Written> => {
    creation.beginAnew();
    reset();
    return { name: 'createdEarlier' };
  };

  return {
    store,
    /** Why the last attempt failed. */
    error,
  };
}
