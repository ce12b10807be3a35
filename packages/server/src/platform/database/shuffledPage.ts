import { desc, and, count, gt, gte, lt, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { KeyedHash } from '../security/keyedHash';
import type { Queryable } from './database';

/** Which rows of a longer list a page holds. */
export interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** What people sent in, of which a list shows one page. */
interface ShuffledList {
  readonly from: PgTable;
  readonly id: PgColumn;
  readonly date: PgColumn;
  readonly where: SQL | undefined;
  /** The place of a row within its day (`shuffledPlace`). */
  readonly place: SQL;
}

/** The clauses of a query that reads one page. */
interface ShuffledPage {
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  readonly offset: number;
}

/**
 * The place of a record among others of its day, as text to sort by. Nobody without the key can relate the
 * place to the id. Each list has places of its own, so the same place in two lists means nothing.
 */
export function shuffledPlace(id: AnyColumn, keyedHash: KeyedHash, list: string): SQL<string> {
  const key = keyedHash(`places in ${list}`);
  return sql<string>`encode(sha256(convert_to(${key}::text || ${id}::text, 'UTF8')), 'hex')`;
}

/** The moment at which a day in London begins. */
const startOfDay = (moment: AnyColumn | SQL) => sql`date_trunc('day', ${moment}, 'Europe/London')`;

/**
 * How to read a page of a list, newest day first. Within a day the order must not reveal when the rows came.
 * Otherwise a person who sent in several things at once would stand at the same place in each list
 * (security.md 35).
 *
 * The index orders rows by moment. So a first query finds the days that the page covers, and only the rows of
 * those days are sorted. Undefined if the page has no row.
 */
export async function findShuffledPage(
  queryable: Queryable,
  { from, id, date, where, place }: ShuffledList,
  { limit, offset }: Window,
): Promise<ShuffledPage | undefined> {
  const byMoment = queryable
    .select({ date })
    .from(from)
    .where(where)
    .orderBy(desc(date), desc(id))
    .limit(limit)
    .offset(offset)
    .as('by_moment');
  const [days] = await queryable
    .select({
      first: startOfDay(sql`min(${byMoment.date})`).mapWith(date),
      // Where the clocks change a day has 23 or 25 hours.
      end: sql`(${startOfDay(sql`max(${byMoment.date})`)} AT TIME ZONE 'Europe/London'
        + interval '1 day') AT TIME ZONE 'Europe/London'`.mapWith(date),
    })
    .from(byMoment)
    .having(gt(count(), 0));
  if (days === undefined) return undefined;
  const { first, end } = days;
  const [later] = await queryable
    .select({ found: count() })
    .from(from)
    .where(and(where, gte(date, end)));
  return {
    where: and(where, gte(date, first), lt(date, end)),
    orderBy: [desc(startOfDay(date)), place],
    offset: offset - (later?.found ?? 0),
  };
}
