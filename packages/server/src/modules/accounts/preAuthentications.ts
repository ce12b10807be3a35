import { and, eq, gt } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Queryable, Transaction } from '../../platform/database/database';
import { preAuthentications } from '../../platform/database/schema';
import { defineCookie } from '../../platform/http/cookies';

const lifeSeconds = 300;

/** Proves that its holder has just passed the password step. */
export const preAuthenticationCookie = defineCookie('__Host-pre-authentication', lifeSeconds);

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Issues a token in place of any earlier one, so that one password step allows only one reset. */
export async function issuePreAuthentication(
  transaction: Transaction,
  accountId: number,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await transaction.delete(preAuthentications).where(eq(preAuthentications.accountId, accountId));
  await transaction.insert(preAuthentications).values({
    tokenHash: hashOf(token),
    accountId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeSeconds * 1000),
  });
  return token;
}

/** The id of the account that owns this token, or undefined if the token has expired or was used. */
export async function findPreAuthenticated(
  queryable: Queryable,
  token: string,
  now: Date,
): Promise<number | undefined> {
  const [found] = await queryable
    .select({ accountId: preAuthentications.accountId })
    .from(preAuthentications)
    .where(isLive(token, now));
  return found?.accountId;
}

/** Uses the token up. Of two callers with the same token only one gets true. */
export async function usePreAuthentication(
  transaction: Transaction,
  token: string,
  now: Date,
): Promise<boolean> {
  const used = await transaction
    .delete(preAuthentications)
    .where(isLive(token, now))
    .returning({ accountId: preAuthentications.accountId });
  return used.length === 1;
}

const isLive = (token: string, now: Date) =>
  and(eq(preAuthentications.tokenHash, hashOf(token)), gt(preAuthentications.expiresAt, now));
