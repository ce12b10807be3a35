import { ApiError } from '@sounding/api-client';
import { useRef } from 'react';

/**
 * Creates something under a key of its own. The same body goes under the same key until it is
 * answered, so that a second try after a lost answer creates nothing twice.
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
      if (isAnswer(error)) unanswered.current = null;
      throw error;
    }
  };
}

/** Whether the server has surely refused, and not perhaps done it and failed to say so. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && !error.isNetworkError && error.status < 500;
}
