import { useRef } from 'react';
import type { Draft, UnansweredCreation } from '../../../features/draftInHand/draftInHand';
import { isSameDraft } from '../../../features/draftInHand/isSameDraft';

/** The header that identifies a creation to the server. */
export interface CreationHeader {
  readonly 'Idempotency-Key': string;
}

/**
 * Creates one thing, however often it is tried and whatever is written in between. Under the same key the
 * server creates nothing twice; its refusal names what an earlier attempt has created whose answer was lost.
 *
 * @param kept The unanswered creation from before a reload or from another tab.
 * @param keep Keeps the unanswered creation, so that it can be continued later.
 */
export function useCreation(
  kept: UnansweredCreation | undefined,
  keep: (unanswered: UnansweredCreation | undefined) => void,
) {
  const unanswered = useRef(kept);
  const note = (next: UnansweredCreation | undefined) => {
    unanswered.current = next;
    keep(next);
  };
  const hasSent = (draft: Draft) =>
    unanswered.current?.sent?.some((sent) => isSameDraft(sent, draft)) ?? false;
  return {
    send: <Answer>(
      draft: Draft,
      create: (header: CreationHeader) => Promise<Answer>,
    ): Promise<Answer> => {
      const { key, sent = [] } = unanswered.current ?? { key: crypto.randomUUID() };
      note({ key, sent: hasSent(draft) ? sent : [...sent, draft] });
      return create({ 'Idempotency-Key': key });
    },
    /** Whether an attempt with the same words was sent. */
    hasSent,
    /** A later save creates another thing, under a new key. */
    beginAnew: () => note(undefined),
  };
}
