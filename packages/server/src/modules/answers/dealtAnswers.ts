import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { dealtOrder } from '../../platform/security/dealtOrder';
import type { KeyedHash } from '../../platform/security/keyedHash';

/** As far as the contract's ids reach. */
const highestId = 2_147_483_647;

/**
 * The number that an approved answer has in lists. Ids are given in turn, so that one who answered several
 * questions at once has neighbouring ones, and while an answer waits its id stands beside a pseudonym: both
 * would tell whose an approved answer is. This number tells neither, is the same whenever it is
 * asked for, and no two answers share one.
 */
export function answerNumbers(keyedHash: KeyedHash): (id: number) => number {
  const order = dealtOrder(keyedHash('numbers of approved answers'), highestId);
  return (id) => order(id - 1) + 1;
}

/**
 * Where a record stands among others of its day, as text that sorts: whoever lacks the key cannot tell it
 * from the id. Of each list by itself, so that the same place in two of them says nothing.
 */
export function dealtPlace(id: AnyColumn, keyedHash: KeyedHash, list: string): SQL<string> {
  const key = keyedHash(`places in ${list}`);
  return sql<string>`encode(sha256(convert_to(${key}::text || ${id}::text, 'UTF8')), 'hex')`;
}

/** Of the answers to a question. */
export const answersList = (questionId: number) => `answers ${questionId}`;
