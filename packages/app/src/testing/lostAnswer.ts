import { problem } from './fakeServer';

/**
 * Does what it is asked and loses the answer. The same key then gets that answer, as from the server; any
 * other one is refused, since this can be done only once.
 */
export function lostAnswer<Answer>(answer: Answer) {
  let done: string | null = null;
  return ({ request }: { readonly request: Request }): Answer | Response => {
    const key = request.headers.get('Idempotency-Key');
    if (done === null) {
      done = key;
      throw new TypeError('The answer is lost.');
    }
    return key === done ? answer : problem(409, { detail: 'Somebody else was first.' });
  };
}
