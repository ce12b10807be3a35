import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import type { Queryable } from './database';

const dialect = new PgDialect();

/** Runs a defined statement with a value for each of its placeholders, and answers its rows. */
type Statement<Values, Row extends object> = (
  queryable: Queryable,
  values: Values,
) => Promise<readonly Row[]>;

/**
 * Defines a statement that each connection parses and plans only once, for queries that every save runs. Rows
 * come as the driver reads them, with times as text. `name` must belong to this text alone. Name each column:
 * a `*` that grows with a migration would break the plans of other processes.
 */
export function defineStatement<Values extends Record<string, unknown>, Row extends object>(
  name: string,
  text: SQL,
): Statement<Values, Row> {
  const query = dialect.sqlToQuery(text);
  return async ({ _: { session } }, values) => {
    const prepared = session.prepareQuery<{
      execute: QueryResult<Row>;
      all: Row[];
      values: unknown[][];
    }>(query, undefined, name, false);
    const { rows } = await prepared.execute(values);
    return rows;
  };
}
