import { and, eq, gt, inArray, lte, ne, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../database/database';
import { accounts, sessions } from '../database/schema';

/** The moments by which a session is judged. */
export interface SessionTimes<Moment = Date> {
  readonly now: Moment;
  readonly idleSince: Moment;
  /** A session is never used before it is opened, so this is a limit for both. */
  readonly latestUse: Moment;
}

const isOpen = ({ now, idleSince, latestUse }: SessionTimes<Date | SQLWrapper>) =>
  and(
    gt(sessions.expiresAt, now),
    gt(sessions.lastUsedAt, idleSince),
    lte(sessions.lastUsedAt, latestUse),
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
        isOpen({
          now: sql.placeholder('now'),
          idleSince: sql.placeholder('idleSince'),
          latestUse: sql.placeholder('latestUse'),
        }),
      ),
    )
    .prepare('find_session');

/** Finds which of these sessions are open at this moment. */
export function findOpenSessions(
  queryable: Queryable,
  tokenHashes: readonly Buffer[],
  times: SessionTimes,
) {
  return queryable
    .select({ tokenHash: sessions.tokenHash, role: accounts.role })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(inArray(sessions.tokenHash, [...tokenHashes]), isOpen(times)));
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

/** Deletes first what a clock that was ahead has left: it would pass for newer than the session just opened. */
export async function deleteSurplusSessions(
  transaction: Transaction,
  accountId: number,
  { most, latestUse }: Pick<SessionTimes, 'latestUse'> & { readonly most: number },
): Promise<void> {
  await transaction
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.lastUsedAt, latestUse)));
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
