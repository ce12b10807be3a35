import { sql } from 'drizzle-orm';
import type { Handlers } from '../../platform/http/operations';
import { unavailable } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';

/** Whether the process lives, and whether it can serve. */
export const healthHandlers = ({ database }: Platform): Handlers => ({
  getHealth: () => Promise.resolve({ status: 'ok' }),

  async getReadiness() {
    try {
      await database.execute(sql`SELECT 1`);
    } catch (error) {
      throw unavailable(5, error);
    }
    return { status: 'ready' };
  },
});
