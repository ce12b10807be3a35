import { counted } from '@sounding/domain';
import { sql } from 'drizzle-orm';
import { accounts } from '../database/schema';
import type { Platform } from '../platform';
import type { Settings } from '../settings';
import { StartFailure } from '../startFailure';

/**
 * Stops the start if another key has sealed the two-factor secrets. Nobody could sign in, and a second factor
 * set up meanwhile would not work under the right key.
 */
export async function refuseOtherKey({
  database,
  seedVault,
  settings,
}: Pick<Platform, 'database' | 'seedVault'> & {
  readonly settings: Pick<Settings, 'secretKey' | 'dataDir'>;
}): Promise<void> {
  const { rows } = await database.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM ${accounts} WHERE totp_key_id <> ${seedVault.keyId}`,
  );
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  const [key, advice] =
    settings.secretKey === undefined
      ? [`The key kept in ${settings.dataDir}`, 'put its backup back']
      : ['SECRET_KEY', 'set the one of before'];
  throw new StartFailure(
    `${key} is not the one that the two-factor secrets of ${counted(count, 'account')} are sealed with: ${advice}, or see “Backups” in docs/operations.md where it is lost.`,
  );
}
