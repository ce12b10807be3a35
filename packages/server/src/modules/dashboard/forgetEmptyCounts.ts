import { sql } from 'drizzle-orm';
import type { Platform } from '../../platform/platform';

/**
 * Deletes counts of zero, whose value may be the own words of somebody who has left. The database does this
 * at once, unless another transaction holds a part of the count at that moment, or it lies in several parts.
 * Then it makes one of all parts that nobody holds, so that writers who meet each other do not leave ever more.
 */
export async function forgetEmptyCounts({ database }: Pick<Platform, 'database'>): Promise<void> {
  await database.execute(sql`SELECT participant_counts_forget()`);
}
