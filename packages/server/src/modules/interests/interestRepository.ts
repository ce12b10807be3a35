import { asc, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database';
import { interests } from '../../platform/database/schema';

const columns = {
  id: interests.id,
  name: interests.name,
  deleted: sql<boolean>`${interests.deletedAt} IS NOT NULL`,
};

const alphabetical = asc(sql`lower(${interests.name})`);

/** Every category, deleted ones included, in alphabetical order. */
export function findAllInterests(queryable: Queryable) {
  return queryable.select(columns).from(interests).orderBy(alphabetical);
}

/** The categories that can be chosen, in alphabetical order. */
export function findInterestsInUse(queryable: Queryable) {
  return queryable
    .select(columns)
    .from(interests)
    .where(isNull(interests.deletedAt))
    .orderBy(alphabetical);
}
