import { emailKey, type Role } from '@sounding/domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { accounts } from '../../platform/database/schema';
import type { Addressee } from '../../platform/mail/letter';
import { queueMail } from '../../platform/mail/queueMail';
import type { Platform } from '../../platform/platform';
import { lockAccountByKey } from './accountRepository';
import { reopened } from './inactiveAccountRepository';
import { invitationMail } from './mails';
import { issueKey, keyAddress } from './resetKeys';

export interface Invitation {
  readonly name: string;
  /** The e-mail address, trimmed and valid. */
  readonly login: string;
  readonly role: Role;
}

/**
 * Creates an account without a password and mails its owner the link to choose one, which works for
 * 72 hours (OPEN-39). Answers its id, or undefined where the address has an account already.
 * Writes nothing else: what led to the invitation is the caller's to record.
 */
export async function inviteAccount(
  transaction: Transaction,
  { name, login, role }: Invitation,
  { clock, settings }: Pick<Platform, 'clock' | 'settings'>,
): Promise<number | undefined> {
  const [created] = await transaction
    .insert(accounts)
    .values({ login, loginKey: emailKey(login), fullName: name, role, createdAt: clock() })
    .onConflictDoNothing({ target: accounts.loginKey })
    .returning({ id: accounts.id });
  if (!created) return undefined;
  await mailInvitation(transaction, { id: created.id, login, fullName: name }, { clock, settings });
  return created.id;
}

/**
 * Opens an administrator's account again that was closed because nobody used it, and mails its owner
 * the link. Answers its id, or undefined where there is no such account.
 */
export async function reopenAdmin(
  transaction: Transaction,
  login: string,
  platform: Pick<Platform, 'clock' | 'settings'>,
): Promise<number | undefined> {
  const account = await lockAccountByKey(transaction, emailKey(login));
  if (account?.role !== 'ROLE_ADMIN' || account.closedAt === null) return undefined;
  await transaction.update(accounts).set(reopened).where(eq(accounts.id, account.id));
  await mailInvitation(transaction, account, platform);
  return account.id;
}

async function mailInvitation(
  transaction: Transaction,
  to: Addressee & { readonly id: number },
  { clock, settings }: Pick<Platform, 'clock' | 'settings'>,
): Promise<void> {
  const key = await issueKey(transaction, to.id, 'ACTIVATION', clock());
  await queueMail(transaction, invitationMail(to, keyAddress(settings.publicUrl, key)));
}
