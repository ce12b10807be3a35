import type pg from 'pg';
import { vi } from 'vitest';
import { asOwner } from './asOwner';
import { patience } from './patience';
import type { TestApp } from './startTestApp';

type UntilWaiting = (callers: number) => Promise<void>;

interface Lock {
  readonly table: 'projects' | 'accounts' | 'interests';
  readonly id: number;
  /** How many callers have to wait before the lock is released. */
  readonly waiting: number;
}

/** Waits until `callers` callers wait for locks; only the owner can see that, not the application's role. */
export const waitForCallers = (owner: pg.Client, callers: number): Promise<void> =>
  vi.waitFor(async () => {
    // Within one transaction PostgreSQL would keep answering from its first snapshot.
    await owner.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await owner.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if ((rows[0]?.waiting ?? 0) < callers) throw new Error('Not all of them wait yet');
  }, patience);

/**
 * Starts the work while this test locks a row, and releases it once `waiting` others wait for it or for each
 * other. So callers really act at the same time, without depending on luck. The work can itself wait for the
 * first of them, since PostgreSQL serves waiting callers in order.
 */
const whileLocked = <T>(
  { testDatabase }: TestApp,
  { table, id, waiting }: Lock,
  work: (untilWaiting: UntilWaiting) => Promise<T>,
): Promise<T> =>
  asOwner(testDatabase, async (holder) => {
    const untilWaiting: UntilWaiting = (callers) => waitForCallers(holder, callers);
    await holder.query('BEGIN');
    await holder.query(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
    const working = work(untilWaiting);
    await untilWaiting(waiting);
    await holder.query('COMMIT');
    return working;
  });

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
