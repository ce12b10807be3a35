import type { ApprovalStatus } from '@sounding/domain';
import { asc, desc, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database';
import { accounts, receivedSignups, signupRequests } from '../../platform/database/schema';

type StoredSignupRequest = typeof signupRequests.$inferSelect;
export type OpenRequest = Awaited<ReturnType<typeof findOpenRequests>>[number];
export type ReceivedSignup = typeof receivedSignups.$inferSelect;

export async function insertReceived(
  queryable: Queryable,
  signup: Omit<ReceivedSignup, 'id'>,
): Promise<ReceivedSignup> {
  const [received] = await queryable.insert(receivedSignups).values(signup).returning();
  if (received === undefined) throw new Error('The database kept no sign-up.');
  return received;
}

/** Sign-ups that were received before this time and are not settled, oldest first. */
export function findReceivedBefore(queryable: Queryable, time: Date): Promise<ReceivedSignup[]> {
  return queryable
    .select()
    .from(receivedSignups)
    .where(lt(receivedSignups.receivedAt, time))
    .orderBy(asc(receivedSignups.id));
}

/** Takes a sign-up to settle it in this transaction. Answers false if it was settled meanwhile. */
export async function takeReceived(transaction: Transaction, id: number): Promise<boolean> {
  const taken = await transaction
    .delete(receivedSignups)
    .where(eq(receivedSignups.id, id))
    .returning({ id: receivedSignups.id });
  return taken.length > 0;
}

/**
 * Requests without a decision, newest first (OPEN-47). `hasAccount` tells of an account that was made in
 * another way since.
 */
export function findOpenRequests(queryable: Queryable) {
  return queryable
    .select({
      ...getTableColumns(signupRequests),
      hasAccount: sql<boolean>`${accounts.id} IS NOT NULL`,
    })
    .from(signupRequests)
    .leftJoin(accounts, eq(accounts.loginKey, signupRequests.loginKey))
    .where(isNull(signupRequests.approvalStatus))
    .orderBy(desc(signupRequests.createdAt), desc(signupRequests.id));
}

/** Answers the new id, or undefined where the address has an open request already. */
export async function insertRequest(
  transaction: Transaction,
  request: Pick<StoredSignupRequest, 'fullName' | 'login' | 'loginKey' | 'createdAt'>,
): Promise<number | undefined> {
  const [created] = await transaction
    .insert(signupRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: signupRequests.id });
  return created?.id;
}

/** Locks the request, so that nobody else decides on it until the transaction ends. */
export async function lockRequest(
  transaction: Transaction,
  id: number,
): Promise<StoredSignupRequest | undefined> {
  const [request] = await transaction
    .select()
    .from(signupRequests)
    .where(eq(signupRequests.id, id))
    .for('update');
  return request;
}

export async function decideRequest(
  transaction: Transaction,
  id: number,
  decided: {
    readonly approvalStatus: ApprovalStatus;
    readonly comment: string;
    readonly decidedBy: number;
    readonly decidedAt: Date;
  },
): Promise<void> {
  await transaction.update(signupRequests).set(decided).where(eq(signupRequests.id, id));
}

/** The owner of the account with this address, if there is one. */
export async function findAccountHolder(queryable: Queryable, loginKey: string) {
  const [holder] = await queryable
    .select({
      id: accounts.id,
      login: accounts.login,
      fullName: accounts.fullName,
      activated: accounts.activated,
    })
    .from(accounts)
    .where(eq(accounts.loginKey, loginKey));
  return holder;
}
