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
 * A statement whose text is made once and which each connection parses and plans once: for what
 * stands in the way of every save. Its rows come as the driver reads them, with moments as text.
 * `name` belongs to this text alone, and columns are named one by one, since a `*` that grows with
 * a migration would end what other processes have planned.
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
