import type { ApprovalStatus } from '@sounding/domain';
import { desc, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database';
import { accounts, signupRequests } from '../../platform/database/schema';

export type StoredSignupRequest = typeof signupRequests.$inferSelect;

/** Those without a decision, newest first (OPEN-47). */
export function findOpenRequests(queryable: Queryable): Promise<StoredSignupRequest[]> {
  return queryable
    .select()
    .from(signupRequests)
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

/** Until the transaction ends, nobody else decides upon it. */
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

/** Whose account has this address. */
export async function findAccountHolder(queryable: Queryable, loginKey: string) {
  const [holder] = await queryable
    .select({
      ...{ id: accounts.id, login: accounts.login, fullName: accounts.fullName },
      activated: accounts.activated,
    })
    .from(accounts)
    .where(eq(accounts.loginKey, loginKey));
  return holder;
}
