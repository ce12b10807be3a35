import { asOwner } from './asOwner';
import type { TestApp } from './startTestApp';

/** As where the server is stopped: nobody is connected to its database any more. Its next request connects anew. */
export const endConnections = ({ testDatabase }: TestApp): Promise<void> =>
  asOwner(testDatabase, async (owner) => {
    await owner.query(
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
  });
