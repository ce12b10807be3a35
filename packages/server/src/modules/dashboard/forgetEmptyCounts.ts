import { sql } from 'drizzle-orm';
import type { Platform } from '../../platform/platform';

/**
 * Deletes the counts that have come to nothing, whose value may be the own words of somebody who has gone. The
 * database does so at once, but where another transaction held a part of the count at that moment.
 */
export async function forgetEmptyCounts({ database }: Pick<Platform, 'database'>): Promise<void> {
  await database.execute(sql`SELECT participant_counts_forget()`);
}
