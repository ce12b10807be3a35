import { useRef } from 'react';
import type { UnansweredCreation } from '../../../features/draftInHand/draftInHand';
import { isDecided } from '../../../features/projectInHand/isAnswered';

/** Names a creation to the server. */
export interface CreationHeader {
  readonly 'Idempotency-Key': string;
}

/**
 * Creates something under a key of its own. The same goes under the same key until it is decided on, so
 * that a second try after a lost answer creates nothing twice.
 *
 * @param kept What was sent before a reload, or in another tab, and not answered.
 * @param keep Keeps what is being sent for whoever goes on with it; nothing once it is decided on.
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
  return async <Answer>(
    body: unknown,
    create: (header: CreationHeader) => Promise<Answer>,
  ): Promise<Answer> => {
    const sent = JSON.stringify(body);
    const act =
      unanswered.current?.sent === sent ? unanswered.current : { sent, key: crypto.randomUUID() };
    note(act);
    try {
      return await create({ 'Idempotency-Key': act.key });
    } catch (error) {
      if (isDecided(error)) note(undefined);
      throw error;
    }
  };
}
