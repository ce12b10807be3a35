import type pg from 'pg';
import { StartFailure } from '../startFailure';

/**
 * Refuses a command that would delete what a running server is using. Servers and commands have the same
 * application_name, even if DATABASE_URL sets another. A server always has a connection, since it polls for
 * mails.
 */
export async function refuseBesideServer(client: pg.Client, address: string): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND application_name = current_setting('application_name')`,
  );
  if (rowCount === 0) return;
  const { host, pathname } = new URL(address);
  throw new StartFailure(
    `A server, or another command, is at work on the database ${host}${pathname}: stop every server of it and try again.`,
  );
}
