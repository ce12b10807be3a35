import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';

const rowsAtOnce = 2_000;

/** Reads a query's rows in portions, so that only one portion at a time is in memory. */
export async function* readInPortions<Row extends Record<string, unknown>>(
  transaction: Transaction,
  name: string,
  query: SQL,
): AsyncGenerator<readonly Row[]> {
  const cursor = sql.identifier(name);
  await transaction.execute(sql`DECLARE ${cursor} NO SCROLL CURSOR FOR ${query}`);
  for (;;) {
    const fetched = await transaction.execute(
      sql`FETCH ${sql.raw(String(rowsAtOnce))} FROM ${cursor}`,
    );
    // The caller names the type of the rows, because PostgreSQL's rows carry no types.
    const rows = fetched.rows as Row[];
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) break;
  }
  await transaction.execute(sql`CLOSE ${cursor}`);
}
