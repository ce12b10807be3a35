import { and, eq, gte, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Clock } from '../clock';
import {
  insideTransaction,
  withTransaction,
  type Database,
  type Transaction,
} from '../database/database';
import { idempotencyKeys } from '../database/schema';
import { keyReused } from './problems';
import type { Caller } from './operations';

/** How long a key is remembered. */
export const keyLifetime = 24 * 3_600_000;

/** One request that may carry an Idempotency-Key. */
export interface SentCall {
  /** Whose key it is. */
  readonly caller: Pick<Caller, 'accountId'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The parts of what was sent; the same key is refused for anything else. */
type Fingerprint = readonly (string | Uint8Array)[];

export type SentOnce = <T>(call: SentCall, sent: Fingerprint, work: () => Promise<T>) => Promise<T>;

/**
 * Does a piece of work once for each Idempotency-Key of an account. The key is written in the
 * work's own transaction: a second request waits for the first, and then gives its answer again if
 * it succeeded, or does the work if it failed. A crash in between loses both or neither.
 */
export function createSentOnce({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): SentOnce {
  return async function sentOnce<T>(
    { caller: { accountId }, request, reply }: SentCall,
    sent: Fingerprint,
    work: () => Promise<T>,
  ): Promise<T> {
    const key = keyOf(request);
    if (key === undefined) return work();
    const now = clock();
    const { operationId = null } = request.routeOptions.config;
    const requestHash = hashOf(sent);
    const isThis = and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));
    return withTransaction(database, async (transaction) => {
      const taken = await takeKey(transaction, { accountId, key, operationId, requestHash }, now);
      if (!taken) {
        const [first] = await transaction.select().from(idempotencyKeys).where(isThis);
        const firstAnswer: unknown = first?.answer == null ? undefined : JSON.parse(first.answer);
        if (first?.requestHash.equals(requestHash) !== true) {
          // The answer of another operation would hold the id of another kind of record.
          throw keyReused(first?.operationId === operationId ? idIn(firstAnswer) : undefined);
        }
        if (first.etag !== null) reply.header('ETag', first.etag);
        // Written below by the same operation, so it has the same type.
        return firstAnswer as T;
      }
      const answer = await insideTransaction(transaction, work);
      await transaction
        .update(idempotencyKeys)
        .set({
          answer: answer === undefined ? null : JSON.stringify(answer),
          etag: reply.getHeader('etag')?.toString() ?? null,
        })
        .where(isThis);
      return answer;
    });
  };
}

/**
 * Whether this operation has succeeded under the request's key, as `noteSent` has noted. For a body that holds
 * a password: it is compared by the account's own hash, and no fast one of it is kept.
 */
export async function wasSent(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { caller: { accountId }, request }: Omit<SentCall, 'reply'>,
): Promise<boolean> {
  const key = keyOf(request);
  if (key === undefined) return false;
  const { operationId = '' } = request.routeOptions.config;
  const found = await database.$count(
    idempotencyKeys,
    and(
      eq(idempotencyKeys.accountId, accountId),
      eq(idempotencyKeys.key, key),
      eq(idempotencyKeys.operationId, operationId),
      gte(idempotencyKeys.createdAt, oldestKept(clock())),
    ),
  );
  return found > 0;
}

/** Notes under the request's key, if it has one, that its work is done; in the transaction of that work. */
export async function noteSent(
  transaction: Transaction,
  { caller: { accountId }, request }: Omit<SentCall, 'reply'>,
  now: Date,
): Promise<void> {
  const key = keyOf(request);
  if (key === undefined) return;
  const { operationId = '' } = request.routeOptions.config;
  const sent = { accountId, key, operationId, requestHash: hashOf([operationId]) };
  if (!(await takeKey(transaction, sent, now))) throw keyReused(undefined);
}

/** Answers false if the account has used this key already, in the last day. */
async function takeKey(
  transaction: Transaction,
  sent: Omit<typeof idempotencyKeys.$inferInsert, 'createdAt'>,
  now: Date,
): Promise<boolean> {
  const isThis = and(
    eq(idempotencyKeys.accountId, sent.accountId),
    eq(idempotencyKeys.key, sent.key),
  );
  await transaction
    .delete(idempotencyKeys)
    .where(and(isThis, lt(idempotencyKeys.createdAt, oldestKept(now))));
  const taken = await transaction
    .insert(idempotencyKeys)
    .values({ ...sent, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  // The contract's check has run: the header is one text or absent.
  return typeof key === 'string' ? key : undefined;
}

const oldestKept = (now: Date) => new Date(now.getTime() - keyLifetime);

/** The id of what was created; a question's answer has it in its `data`. */
function idIn(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('data' in answer) return idIn(answer.data);
  return 'id' in answer && typeof answer.id === 'number' ? answer.id : undefined;
}

function hashOf(sent: Fingerprint): Buffer {
  const hash = createHash('sha256');
  // Each part follows its length, so that two different lists never give the same bytes.
  for (const part of sent) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest();
}
