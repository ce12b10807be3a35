import { emailKey, type Role } from '@sounding/domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { accounts } from '../../platform/database/schema';
import type { Platform } from '../../platform/platform';
import { lockAccountByKey } from './accountRepository';
import { reopened } from './inactiveAccountRepository';
import { approvalMail, invitationMail, reopeningMail } from './mails';
import { issueKey, keyAddress } from './resetKeys';

type InvitationPlatform = Pick<Platform, 'clock' | 'settings' | 'queueMail'>;

export interface Invitation {
  readonly name: string;
  /** The e-mail address, trimmed and valid. */
  readonly login: string;
  readonly role: Role;
  /** The owner asked for the account and an administrator approved the request, so the mail says so. */
  readonly isApproved?: boolean;
}

/**
 * Creates an account without a password and mails its owner the link to choose one, which works for 72 hours
 * (OPEN-39). Answers the account's id, or undefined if the address has an account already. Writes no audit
 * line: the caller records what led to the invitation.
 */
export async function inviteAccount(
  transaction: Transaction,
  { name, login, role, isApproved = false }: Invitation,
  platform: InvitationPlatform,
): Promise<number | undefined> {
  const [created] = await transaction
    .insert(accounts)
    .values({ login, loginKey: emailKey(login), fullName: name, role, createdAt: platform.clock() })
    .onConflictDoNothing({ target: accounts.loginKey })
    .returning({ id: accounts.id });
  if (!created) return undefined;
  const address = await issueAddress(transaction, created.id, platform);
  const toMail = isApproved ? approvalMail : invitationMail;
  await platform.queueMail(transaction, toMail({ login, fullName: name }, address));
  return created.id;
}

/**
 * Reopens an administrator's account that was closed because nobody used it, and mails its owner the link to
 * choose a password. Answers its id, or undefined if there is no such account.
 */
export async function reopenAdmin(
  transaction: Transaction,
  login: string,
  platform: InvitationPlatform,
): Promise<number | undefined> {
  const account = await lockAccountByKey(transaction, emailKey(login));
  if (account?.role !== 'ROLE_ADMIN' || account.closedAt === null) return undefined;
  await transaction.update(accounts).set(reopened).where(eq(accounts.id, account.id));
  const address = await issueAddress(transaction, account.id, platform);
  await platform.queueMail(transaction, reopeningMail(account, address));
  return account.id;
}

/** Issues a key and answers the address of the page where the account's owner chooses a password with it. */
async function issueAddress(
  transaction: Transaction,
  accountId: number,
  { clock, settings }: Pick<Platform, 'clock' | 'settings'>,
): Promise<string> {
  const key = await issueKey(transaction, accountId, 'ACTIVATION', clock());
  return keyAddress(settings.publicUrl, key);
}
