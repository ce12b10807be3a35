import { and, eq, gt } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Queryable, Transaction } from '../../platform/database/database';
import { preAuthentications } from '../../platform/database/schema';

const lifeSeconds = 300;

/** `__Host-`: the browser takes it only over a secure connection, and for this very host. */
const cookieName = '__Host-pre-authentication';

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict';

/** The cookie that proves that its holder has just passed the password step. */
export const preAuthenticationCookie = (token: string): string =>
  `${cookieName}=${token}; Max-Age=${lifeSeconds}; ${attributes}`;

export const expiredPreAuthenticationCookie = `${cookieName}=; Max-Age=0; ${attributes}`;

export function readPreAuthenticationCookie(header: string | undefined): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Replaces an earlier one, so that one password step is worth one reset. */
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

/** Whose token this is, while it works. */
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

/** Uses the token up. Of two callers with the same one a single one gets true. */
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
