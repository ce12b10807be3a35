import { isFinalRefusal } from './refusals';

/** The header that names one act to the server. */
export interface ActHeader {
  readonly 'Idempotency-Key': string;
}

/**
 * Makes an `underOneKey` with a memory of its own. A form has one, because what is sent from it once it is
 * opened anew is another act, even if it reads the same.
 */
export function createUnderOneKey() {
  /** The keys of acts without an answer so far, by what was sent. */
  const unanswered = new Map<string, string>();

  /**
   * Does something that can be done only once. If the answer is lost, sending the same again counts as that
   * first try, so that nobody is told that it was done by somebody else, or cannot be done.
   *
   * @param act All that makes this act another one than the next: the call, its address and its body. A
   *   password is left out, since the server compares it itself.
   */
  return async function underOneKey<Answer>(
    act: readonly unknown[],
    send: (header: ActHeader) => Promise<Answer>,
  ): Promise<Answer> {
    const sent = JSON.stringify(act);
    const key = unanswered.get(sent) ?? crypto.randomUUID();
    unanswered.set(sent, key);
    try {
      const answer = await send({ 'Idempotency-Key': key });
      unanswered.delete(sent);
      return answer;
    } catch (error) {
      if (isFinalRefusal(error)) unanswered.delete(sent);
      throw error;
    }
  };
}

/** For acts on one record, such as a decision: also after its dialog was closed, the same is the same act. */
export const underOneKey = createUnderOneKey();
