import pg from 'pg';
import { vi } from 'vitest';
import { patience } from './patience';
import type { TestApp } from './startTestApp';

type UntilWaiting = (callers: number) => Promise<void>;

interface Lock {
  readonly table: 'projects' | 'accounts' | 'interests';
  readonly id: number;
  /** How many have to wait before the lock goes. */
  readonly waiting: number;
}

/**
 * Starts the work while this test holds a row, and lets go once so many others wait for it or for
 * each other: callers that are truly at it at the same time, without counting on luck. The work can
 * wait for the first of them itself, since PostgreSQL lets them in as they came.
 */
async function whileLocked<T>(
  { testDatabase }: TestApp,
  { table, id, waiting }: Lock,
  work: (untilWaiting: UntilWaiting) => Promise<T>,
): Promise<T> {
  // The owner sees what other sessions wait for; the application's role does not.
  const holder = new pg.Client({ connectionString: testDatabase.ownerAddress });
  await holder.connect();
  const untilWaiting: UntilWaiting = (callers) =>
    vi.waitFor(async () => {
      // Within one transaction PostgreSQL would go on answering what it saw first.
      await holder.query('SELECT pg_stat_clear_snapshot()');
      const { rows } = await holder.query<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if ((rows[0]?.waiting ?? 0) < callers) throw new Error('Not all of them wait yet');
    }, patience);
  try {
    await holder.query('BEGIN');
    await holder.query(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
    const working = work(untilWaiting);
    await untilWaiting(waiting);
    await holder.query('COMMIT');
    return await working;
  } finally {
    await holder.end();
  }
}

export const whileProjectIsLocked = <T>(
  test: TestApp,
  { projectId, waiting }: { readonly projectId: number; readonly waiting: number },
  work: (untilWaiting: UntilWaiting) => Promise<T>,
): Promise<T> => whileLocked(test, { table: 'projects', id: projectId, waiting }, work);

export const whileAccountIsLocked = <T>(
  test: TestApp,
  { accountId, waiting }: { readonly accountId: number; readonly waiting: number },
  work: (untilWaiting: UntilWaiting) => Promise<T>,
): Promise<T> => whileLocked(test, { table: 'accounts', id: accountId, waiting }, work);

export const whileInterestIsLocked = <T>(
  test: TestApp,
  { interestId, waiting }: { readonly interestId: number; readonly waiting: number },
  work: (untilWaiting: UntilWaiting) => Promise<T>,
): Promise<T> => whileLocked(test, { table: 'interests', id: interestId, waiting }, work);
