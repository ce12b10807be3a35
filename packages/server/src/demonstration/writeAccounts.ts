import { Secret } from 'otpauth';
import type { Transaction } from '../platform/database/database';
import { accounts, signupRequests } from '../platform/database/schema';
import type { Platform } from '../platform/platform';
import { eq } from 'drizzle-orm';
import {
  demonstrationAccounts,
  demonstrationTotpSecret,
  type DemonstrationAccount,
} from './accounts';
import type { Calendar } from './calendar';
import { makePeople } from './people';
import type { Random } from './random';
import { demonstrationSignups } from './signupRequests';

/** Researchers in all, so that the administrator's list has three pages. */
const researchers = 60;
const monitors = 4;

/** Writes the accounts that people sign in to, and answers their ids by login. */
export async function writeDemonstrationAccounts(
  transaction: Transaction,
  { at }: Calendar,
  { passwordHash, seedVault }: { readonly passwordHash: string } & Pick<Platform, 'seedVault'>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await transaction
    .insert(accounts)
    .values(
      demonstrationAccounts.map(({ login, fullName, role, isReady }) => ({
        login,
        loginKey: login,
        fullName,
        role,
        passwordHash,
        agreementAcceptedAt: isReady ? at(-340) : null,
        usageDataConsent: isReady,
        createdAt: isReady ? at(-345) : at(-1),
        lastLoginAt: isReady ? at(-1, 8, 40) : null,
        lastActivityAt: isReady ? at(-1, 16, 5) : null,
      })),
    )
    .returning({ id: accounts.id, login: accounts.login });
  const ids = new Map(rows.map(({ id, login }) => [login, id]));
  const seed = Secret.fromBase32(demonstrationTotpSecret).bytes;
  for (const { login, isReady } of demonstrationAccounts) {
    const id = ids.get(login);
    if (!isReady || id === undefined) continue;
    const { secret, nonce, keyId } = seedVault.seal(id, seed);
    await transaction
      .update(accounts)
      .set({ totpSecret: secret, totpNonce: nonce, totpKeyId: keyId })
      .where(eq(accounts.id, id));
  }
  return ids;
}

/** Fills the administrator's lists: colleagues without a password, and people who asked to join. */
export async function writeOtherPeople(
  transaction: Transaction,
  random: Random,
  { at }: Calendar,
  adminId: number,
): Promise<void> {
  const known: readonly DemonstrationAccount[] = demonstrationAccounts;
  const missing = {
    ROLE_RESEARCHER: researchers - known.filter(({ role }) => role === 'ROLE_RESEARCHER').length,
    ROLE_MONITOR_RESEARCHER:
      monitors - known.filter(({ role }) => role === 'ROLE_MONITOR_RESEARCHER').length,
  };
  const people = makePeople(
    random,
    missing.ROLE_RESEARCHER + missing.ROLE_MONITOR_RESEARCHER,
    'sounding.example',
  );
  await transaction.insert(accounts).values(
    people.map(({ login, fullName }, index) => {
      const joined = -random.whole(3, 320);
      const hasSignedIn = random.chance(0.85);
      const lastSeen = Math.max(joined, -Math.round(random.next() ** 2 * 120) - 1);
      return {
        login,
        loginKey: login,
        fullName,
        role:
          index < missing.ROLE_RESEARCHER
            ? ('ROLE_RESEARCHER' as const)
            : ('ROLE_MONITOR_RESEARCHER' as const),
        activated: random.chance(0.88),
        createdAt: at(joined, 8, random.whole(0, 59)),
        agreementAcceptedAt: hasSignedIn ? at(joined, 9) : null,
        lastLoginAt: hasSignedIn ? at(lastSeen, 9, random.whole(0, 59)) : null,
        lastActivityAt: hasSignedIn ? at(lastSeen, 11, random.whole(0, 59)) : null,
      };
    }),
  );
  await transaction.insert(signupRequests).values(
    demonstrationSignups.map(({ fullName, login, created, decision }) => ({
      fullName,
      login,
      loginKey: login.toLowerCase(),
      createdAt: at(created, 13, 25),
      ...(decision && {
        approvalStatus: decision.status,
        comment: decision.comment,
        decidedAt: at(created + 2, 10),
        decidedBy: adminId,
      }),
    })),
  );
}
