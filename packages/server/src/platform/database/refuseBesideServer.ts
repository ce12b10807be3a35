import type pg from 'pg';
import { StartFailure } from '../startFailure';

/**
 * Stops a command that takes from under a server what that has in hand. Its connections are called as this
 * one is, also where DATABASE_URL has a name of its own for both; one at least asks for mails all the time.
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
