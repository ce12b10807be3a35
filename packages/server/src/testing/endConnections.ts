import { asOwner } from './asOwner';
import type { TestApp } from './startTestApp';

/** Ends every connection to the app's database, as a server's stop does. Its next request connects again. */
export const endConnections = ({ testDatabase }: TestApp): Promise<void> =>
  asOwner(testDatabase, async (owner) => {
    await owner.query(
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
  });
