import { sql, type Column, type SQL } from 'drizzle-orm';

/**
 * Sorts by the alphabet: É among the Es, in any case and whatever the database's own locale. Unicode's
 * order, which PostgreSQL has from ICU (https://www.postgresql.org/docs/current/collation.html).
 */
export const collation = 'und-x-icu';

/** Sorts text that a person wrote by the alphabet. */
export const alphabetically = (column: Column): SQL =>
  sql`${column} COLLATE ${sql.identifier(collation)}`;

/** Sorts a code by the label that is shown for it. */
export function byLabel<Code extends string>(
  code: SQL<Code>,
  labels: Readonly<Record<Code, string>>,
): SQL {
  const codes = Object.entries<string>(labels)
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'))
    .map(([each]) => each);
  return sql`array_position(${sql.param(codes)}::text[], ${code})`;
}
