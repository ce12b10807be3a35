import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../database/database';
import { accounts, sessions } from '../database/schema';

/** Prepared once: this statement stands before every other one. */
export const prepareFindSession = (database: Database) =>
  database
    .select({
      accountId: accounts.id,
      login: accounts.login,
      role: accounts.role,
      agreementAcceptedAt: accounts.agreementAcceptedAt,
      authenticatedAt: sessions.authenticatedAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('sessionHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastUsedAt, sql.placeholder('idleSince')),
        eq(accounts.activated, true),
      ),
    )
    .prepare('find_session');

export async function touchSession(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  await database.execute(sql`
    WITH touched AS (
      UPDATE ${sessions} SET last_used_at = ${now}
      WHERE token_hash = ${tokenHash} AND last_used_at < ${now}
      RETURNING account_id
    )
    UPDATE ${accounts} SET last_activity_at = ${now}
    FROM touched WHERE ${accounts.id} = touched.account_id`);
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
