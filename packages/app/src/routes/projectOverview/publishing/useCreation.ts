import { useRef } from 'react';
import { isDecided } from '../../../features/projectInHand/isAnswered';

/**
 * Creates something under a key of its own. The same body goes under the same key until it is
 * decided on, so that a second try after a lost answer creates nothing twice.
 */
export function useCreation<Body, Answer>(
  create: (body: Body, header: { 'Idempotency-Key': string }) => Promise<Answer>,
): (body: Body) => Promise<Answer> {
  const unanswered = useRef<{ readonly sent: string; readonly key: string } | null>(null);
  return async (body) => {
    const sent = JSON.stringify(body);
    const act =
      unanswered.current?.sent === sent ? unanswered.current : { sent, key: crypto.randomUUID() };
    unanswered.current = act;
    try {
      const answer = await create(body, { 'Idempotency-Key': act.key });
      unanswered.current = null;
      return answer;
    } catch (error) {
      if (isDecided(error)) unanswered.current = null;
      throw error;
    }
  };
}
