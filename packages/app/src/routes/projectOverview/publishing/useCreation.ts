import { useRef } from 'react';
import type { Draft, UnansweredCreation } from '../../../features/draftInHand/draftInHand';
import { isSameDraft } from '../../../features/draftInHand/isSameDraft';

/** Names a creation to the server. */
export interface CreationHeader {
  readonly 'Idempotency-Key': string;
}

/**
 * Creates one thing, however often it is tried and whatever is written in between: under the same key the
 * server creates nothing twice, and names in its refusal what an attempt has created whose answer was lost.
 *
 * @param kept What was sent before a reload, or in another tab, and not answered.
 * @param keep Keeps what is being sent for whoever goes on with it.
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
    /** Whether it reads like something that was tried. */
    hasSent,
    /** What is written creates another thing from now on. */
    beginAnew: () => note(undefined),
  };
}
