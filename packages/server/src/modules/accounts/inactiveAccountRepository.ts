import {
  and,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/database/database';
import { accounts, projectDocuments, projects } from '../../platform/database/schema';
import type { Account } from './accountRepository';

type Moments = Readonly<Record<'createdAt' | 'lastLoginAt' | 'lastActivityAt', AnyPgColumn>>;

const lastUse = ({ createdAt, lastLoginAt, lastActivityAt }: Moments) =>
  sql<Date>`greatest(${createdAt}, ${lastLoginAt}, ${lastActivityAt})`;

/** A condition that selects the accounts to warn or to close. */
export type Meant = (queryable: Queryable) => SQL | undefined;

/**
 * Matches an administrator if no other active one has a password and was used since this moment. Nobody can
 * deactivate an administrator by hand, so one who can sign in is always left.
 */
function isNeeded(queryable: Queryable, unusedSince: Date) {
  const others = alias(accounts, 'others');
  const otherAdmins = queryable
    .select({ id: others.id })
    .from(others)
    .where(
      and(
        eq(others.role, 'ROLE_ADMIN'),
        ne(others.id, accounts.id),
        eq(others.activated, true),
        isNotNull(others.passwordHash),
        gt(lastUse(others), unusedSince),
      ),
    );
  return and(eq(accounts.role, 'ROLE_ADMIN'), notExists(otherAdmins));
}

/** Accounts that are not closed, were last used before this moment and are not needed. */
const isUnused = (queryable: Queryable, unusedSince: Date) =>
  and(
    isNull(accounts.closedAt),
    lt(lastUse(accounts), unusedSince),
    sql`NOT (${isNeeded(queryable, unusedSince)})`,
  );

/** An unused account whose owner has not been warned since its last use. */
export const unwarned =
  (unusedSince: Date): Meant =>
  (queryable) =>
    and(
      isUnused(queryable, unusedSince),
      or(isNull(accounts.inactivityWarnedAt), lt(accounts.inactivityWarnedAt, lastUse(accounts))),
    );

/** An unused account whose owner was warned early enough and has not come back since. */
export const warned =
  ({ unusedSince, warnedBy }: { readonly unusedSince: Date; readonly warnedBy: Date }): Meant =>
  (queryable) =>
    and(
      isUnused(queryable, unusedSince),
      lte(accounts.inactivityWarnedAt, warnedBy),
      gt(accounts.inactivityWarnedAt, lastUse(accounts)),
    );

export const findMeant = (queryable: Queryable, isMeant: Meant) =>
  queryable
    .select({ id: accounts.id })
    .from(accounts)
    .where(isMeant(queryable))
    .orderBy(accounts.id);

/** Locks the account if the condition still holds; undefined if not, or if another transaction locked it. */
export async function lockMeant(
  transaction: Transaction,
  id: number,
  isMeant: Meant,
): Promise<Account | undefined> {
  const [account] = await transaction
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isMeant(transaction)))
    .for('update', { skipLocked: true });
  return account;
}

/** Whether a project or an ethics document names this account. */
export async function isNamedByRecords(transaction: Transaction, id: number): Promise<boolean> {
  const owned = await transaction.$count(projects, eq(projects.ownerId, id));
  const handled = await transaction.$count(
    projectDocuments,
    or(eq(projectDocuments.submittedBy, id), eq(projectDocuments.decidedBy, id)),
  );
  return owned + handled > 0;
}

export async function noteWarning(transaction: Transaction, id: number, now: Date): Promise<void> {
  await transaction.update(accounts).set({ inactivityWarnedAt: now }).where(eq(accounts.id, id));
}

export async function markClosed(transaction: Transaction, id: number, now: Date): Promise<void> {
  await transaction
    .update(accounts)
    .set({ closedAt: now, activated: false, passwordHash: null })
    .where(eq(accounts.id, id));
}

/** Deletes the account with its sessions, keys, codes and everything else that belongs to it alone. */
export async function deleteAccount(transaction: Transaction, id: number): Promise<void> {
  await transaction.delete(accounts).where(eq(accounts.id, id));
}

/** Column values that reopen an account. Its owner is warned anew if the account stays unused. */
export const reopened = { activated: true, closedAt: null, inactivityWarnedAt: null } as const;
