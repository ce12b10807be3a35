import { RecordFailure } from './recordFailure';

/**
 * Works on each record by itself. A failure with one does not stop the others: all failures are thrown together
 * at the end, under the message `left`, each with its record.
 */
export async function oneByOne<Row extends { readonly id: number }>(
  rows: readonly Row[],
  { type, left }: { readonly type: string; readonly left: string },
  work: (row: Row) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const row of rows) {
    await work(row).catch((error: unknown) =>
      failures.push(new RecordFailure({ type, id: row.id }, error)),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, left);
}
