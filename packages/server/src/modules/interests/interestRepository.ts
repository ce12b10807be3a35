import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alphabetically } from '../../platform/database/alphabetical';
import type { Queryable, Transaction } from '../../platform/database/database';
import { interests, projectInterests } from '../../platform/database/schema';

const columns = {
  id: interests.id,
  name: interests.name,
  deleted: sql<boolean>`${interests.deletedAt} IS NOT NULL`,
};

const alphabetical = [asc(alphabetically(interests.name)), asc(interests.id)] as const;

/** Every category with the number of projects that use it, deleted ones included, in alphabetical order. */
export function findAllInterests(queryable: Queryable) {
  return queryable
    .select({
      ...columns,
      version: interests.version,
      projectCount: count(projectInterests.projectId),
    })
    .from(interests)
    .leftJoin(projectInterests, eq(projectInterests.interestId, interests.id))
    .groupBy(interests.id)
    .orderBy(...alphabetical);
}

/** The categories that can be chosen, in alphabetical order. */
export function findInterestsInUse(queryable: Queryable) {
  return queryable
    .select(columns)
    .from(interests)
    .where(isNull(interests.deletedAt))
    .orderBy(...alphabetical);
}

/** Answers undefined where there is no such category, deleted or not. */
export async function findInterest(queryable: Queryable, id: number) {
  const [interest] = await queryable
    .select({ ...columns, version: interests.version })
    .from(interests)
    .where(eq(interests.id, id));
  return interest;
}

/**
 * Every category's name, deleted ones included. Locks the names until the transaction ends, so that two
 * categories with the same name cannot be made at once.
 */
export async function lockInterestNames(transaction: Transaction) {
  await transaction.execute(sql`LOCK TABLE ${interests} IN SHARE ROW EXCLUSIVE MODE`);
  return transaction.select({ id: interests.id, name: interests.name }).from(interests);
}

/** Answers the new id, or undefined where another category has the name in any case. */
export async function insertInterest(
  transaction: Transaction,
  name: string,
  now: Date,
): Promise<number | undefined> {
  const [created] = await transaction
    .insert(interests)
    .values({ name, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: interests.id });
  return created?.id;
}

/** Throws PostgreSQL's 23505 where another category has the name in any case. */
export async function renameInterest(
  transaction: Transaction,
  id: number,
  { name, version }: { readonly name: string; readonly version: number },
): Promise<void> {
  await transaction.update(interests).set({ name, version }).where(eq(interests.id, id));
}

/** Answers whether this changed anything. */
export async function setInterestDeleted(
  transaction: Transaction,
  id: number,
  deletedAt: Date | null,
): Promise<boolean> {
  const isOther = deletedAt === null ? isNotNull(interests.deletedAt) : isNull(interests.deletedAt);
  const changed = await transaction
    .update(interests)
    .set({ deletedAt })
    .where(and(eq(interests.id, id), isOther))
    .returning({ id: interests.id });
  return changed.length > 0;
}
