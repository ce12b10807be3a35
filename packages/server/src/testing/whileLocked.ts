import pg from 'pg';
import { vi } from 'vitest';
import type { TestApp } from './startTestApp';

/**
 * Starts the work while this test holds a project's row, and lets go once so many others wait for
 * it or for each other: callers that are truly at it at the same time, without counting on luck.
 */
export async function whileProjectIsLocked<T>(
  { testDatabase }: TestApp,
  { projectId, waiting }: { readonly projectId: number; readonly waiting: number },
  work: () => Promise<T>,
): Promise<T> {
  // The owner sees what other sessions wait for; the application's role does not.
  const holder = new pg.Client({ connectionString: testDatabase.ownerAddress });
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM projects WHERE id = $1 FOR UPDATE', [projectId]);
    const working = work();
    await vi.waitFor(async () => {
      // Within one transaction PostgreSQL would go on answering what it saw first.
      await holder.query('SELECT pg_stat_clear_snapshot()');
      const { rows } = await holder.query<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if ((rows[0]?.waiting ?? 0) < waiting) throw new Error('Not all of them wait yet');
    }, 5_000);
    await holder.query('COMMIT');
    return await working;
  } finally {
    await holder.end();
  }
}
