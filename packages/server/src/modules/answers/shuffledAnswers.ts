import { shuffledOrder } from '../../platform/security/shuffledOrder';
import type { KeyedHash } from '../../platform/security/keyedHash';

/** The highest id that the contract allows. */
const highestId = 2_147_483_647;

/**
 * The number that an approved answer has in lists, instead of its id. Ids are given in sequence, so a person
 * who answered several questions at once has neighbouring ids. While an answer waits, its id is shown beside
 * a pseudonym. Both would reveal whose an approved answer is. The number reveals neither, is always the same,
 * and no two answers share one.
 */
export function answerNumbers(keyedHash: KeyedHash): (id: number) => number {
  const order = shuffledOrder(keyedHash('numbers of approved answers'), highestId);
  return (id) => order(id - 1) + 1;
}

/** The name of the list of a question's answers, for `shuffledPlace`. */
export const answersList = (questionId: number) => `answers ${questionId}`;
