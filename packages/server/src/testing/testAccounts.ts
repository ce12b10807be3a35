import type { Role } from '@sounding/domain';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { withTransaction } from '../platform/database/database';
import { accounts } from '../platform/database/schema';
import type { Platform } from '../platform/platform';

export const testPassword = 'Sounding-test-2026!';

/** An account that a test made, with what its owner knows. */
export interface TestAccount {
  readonly id: number;
  readonly login: string;
  readonly seed: Buffer;
  /** The code that the owner's authenticator shows at this moment. */
  codeAt(now: Date): string;
}

export interface SignedIn extends TestAccount {
  readonly token: string;
}

export interface AccountOptions {
  readonly role?: Role;
  readonly login?: string;
  readonly fullName?: string;
  readonly isActivated?: boolean;
  readonly isEnrolled?: boolean;
  readonly hasAcceptedAgreement?: boolean;
}

const names: Readonly<Record<Role, string>> = {
  ROLE_RESEARCHER: 'researcher',
  ROLE_MONITOR_RESEARCHER: 'monitor',
  ROLE_ADMIN: 'admin',
};

let hashedPassword: Promise<string> | undefined;

export async function createAccount(
  { database, passwords, seedVault, clock }: Platform,
  {
    role = 'ROLE_RESEARCHER',
    login = `${names[role]}.${randomBytes(4).toString('hex')}@sounding.example`,
    fullName = 'Ada Byron',
    isActivated = true,
    isEnrolled = true,
    hasAcceptedAgreement = true,
  }: AccountOptions = {},
): Promise<TestAccount> {
  hashedPassword ??= passwords.hash(testPassword);
  const passwordHash = await hashedPassword;
  const seed = randomBytes(20);
  const id = await withTransaction(database, async (transaction) => {
    const [created] = await transaction
      .insert(accounts)
      .values({
        login,
        fullName,
        role,
        passwordHash,
        loginKey: login.toLowerCase(),
        activated: isActivated,
        agreementAcceptedAt: hasAcceptedAgreement ? clock() : null,
      })
      .returning({ id: accounts.id });
    if (!created) throw new Error('The account was not made');
    return created.id;
  });
  if (isEnrolled) await enrol({ database, seedVault }, id, seed);
  return { id, login, seed, codeAt: (now) => codeOf(seed, now) };
}

async function enrol(
  { database, seedVault }: Pick<Platform, 'database' | 'seedVault'>,
  id: number,
  seed: Buffer,
) {
  const { secret, nonce, keyId } = seedVault.seal(id, seed);
  await database
    .update(accounts)
    .set({ totpSecret: secret, totpNonce: nonce, totpKeyId: keyId })
    .where(eq(accounts.id, id));
}

/** What an authenticator app with this seed shows. */
export function codeOf(seed: Uint8Array, now: Date): string {
  const secret = new Secret({ buffer: Uint8Array.from(seed).buffer });
  return new TOTP({ secret }).generate({ timestamp: now.getTime() });
}
