import { and, eq, gt, inArray, ne, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../database/database';
import { accounts, sessions } from '../database/schema';

const isOpen = (now: Date | SQLWrapper, idleSince: Date | SQLWrapper) =>
  and(
    gt(sessions.expiresAt, now),
    gt(sessions.lastUsedAt, idleSince),
    eq(accounts.activated, true),
  );

/** Prepared once, since every request with a session runs this statement first. */
export const prepareFindSession = (database: Database) =>
  database
    .select({
      accountId: accounts.id,
      login: accounts.login,
      role: accounts.role,
      agreementAcceptedAt: accounts.agreementAcceptedAt,
      authenticatedAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('sessionHash')),
        isOpen(sql.placeholder('now'), sql.placeholder('idleSince')),
      ),
    )
    .prepare('find_session');

/** Finds which of these sessions are open at this moment. */
export function findOpenSessions(
  queryable: Queryable,
  tokenHashes: readonly Buffer[],
  now: Date,
  idleSince: Date,
) {
  return queryable
    .select({ tokenHash: sessions.tokenHash, role: accounts.role })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(inArray(sessions.tokenHash, [...tokenHashes]), isOpen(now, idleSince)));
}

/** Locks the account before the session, as the code that ends sessions does, to avoid a deadlock. */
export async function touchSession(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  await database.execute(sql`
    WITH holder AS (
      UPDATE ${accounts} SET last_activity_at = ${now}
      FROM ${sessions}
      WHERE ${sessions.tokenHash} = ${tokenHash} AND ${sessions.lastUsedAt} < ${now}
        AND ${accounts.id} = ${sessions.accountId}
      RETURNING 1
    )
    UPDATE ${sessions} SET last_used_at = ${now}
    FROM holder WHERE token_hash = ${tokenHash} AND last_used_at < ${now}`);
}

export async function insertSession(
  transaction: Transaction,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await transaction.insert(sessions).values(session);
}

export async function deleteSurplusSessions(
  transaction: Transaction,
  accountId: number,
  most: number,
): Promise<void> {
  await transaction.execute(sql`
    DELETE FROM ${sessions} WHERE token_hash IN (
      SELECT token_hash FROM ${sessions} WHERE account_id = ${accountId}
      ORDER BY created_at DESC, last_used_at DESC OFFSET ${most}
    )`);
}

export async function deleteSession(queryable: Queryable, tokenHash: Buffer): Promise<void> {
  await queryable.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteAllSessions(
  transaction: Transaction,
  accountId: number,
): Promise<void> {
  await transaction.delete(sessions).where(eq(sessions.accountId, accountId));
}

export async function deleteOtherSessions(
  transaction: Transaction,
  accountId: number,
  kept: Buffer,
): Promise<void> {
  await transaction
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, kept)));
}
