import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { accounts } from '../platform/database/schema';
import type { Platform } from '../platform/platform';
import { StartFailure } from '../platform/startFailure';
import { demonstrationAccounts, demonstrationPassword } from './accounts';

/**
 * Refuses to start without DEMO=1 on a database that was filled with demonstration data. Everybody can read
 * the password and the two-factor secret of its accounts, one of them an administrator's. An account may stay
 * once it has a password of its own, or is inactive.
 */
export async function refuseKnownPasswords({
  database,
  passwords,
}: Pick<Platform, 'database' | 'passwords'>): Promise<void> {
  const logins = demonstrationAccounts.map(({ login }) => login);
  const found = await database
    .select({ login: accounts.login, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(
      and(
        inArray(accounts.loginKey, logins),
        eq(accounts.activated, true),
        isNotNull(accounts.passwordHash),
      ),
    )
    .orderBy(accounts.loginKey);
  const open: string[] = [];
  for (const { login, passwordHash } of found) {
    const { isRight } = await passwords.verify(passwordHash, demonstrationPassword);
    if (isRight) open.push(login);
  }
  if (open.length === 0) return;
  throw new StartFailure(
    `This database holds the demonstration’s accounts, and everybody can read their password (${open.join(', ')}): set DATA_DIR or DATABASE_URL to an empty one, or start with DEMO=1 and give them others.`,
  );
}
