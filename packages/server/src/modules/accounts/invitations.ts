import { emailKey, type Role } from '@sounding/domain';
import type { Transaction } from '../../platform/database/database';
import { accounts } from '../../platform/database/schema';
import { queueMail } from '../../platform/mail/queueMail';
import type { Platform } from '../../platform/platform';
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
  const now = clock();
  const [created] = await transaction
    .insert(accounts)
    .values({ login, loginKey: emailKey(login), fullName: name, role, createdAt: now })
    .onConflictDoNothing({ target: accounts.loginKey })
    .returning({ id: accounts.id });
  if (!created) return undefined;
  const key = await issueKey(transaction, created.id, 'ACTIVATION', now);
  const to = { login, fullName: name };
  await queueMail(transaction, invitationMail(to, keyAddress(settings.publicUrl, key)));
  return created.id;
}
