import { singleLine, validateResearcher } from '@sounding/domain';
import { inviteAccount, reopenAdmin } from '../modules/accounts';
import { onDatabase } from './onDatabase';
import { operatorOrigin } from './operatorOrigin';
import { recordAudit } from '../platform/audit/recordAudit';
import { systemClock } from '../platform/clock';
import { withTransaction } from '../platform/database/database';
import { createMailVault } from '../platform/mail/mailVault';
import { createQueueMail } from '../platform/mail/queueMail';
import { createMailSender } from '../platform/mail/sendMails';
import { configuredTransport } from '../platform/mail/transport';
import type { Platform } from '../platform/platform';
import { refuseOtherKey } from '../platform/security/refuseOtherKey';
import { obtainSecretKey } from '../platform/security/secretKey';
import { createSeedVault } from '../platform/security/seedVault';
import type { Settings } from '../platform/settings';
import { StartFailure } from '../platform/startFailure';

export const createAdminUsage =
  'Give the email address of the administrator, and perhaps a name: npm run admin:create -- ada@university.example "Ada Byron"';

/** `admin:create`: the only way to create or reopen an administrator. Returns what to tell the operator. */
export async function createAdmin(
  [email = '', words = 'Administrator', ...others]: readonly string[],
  settings: Settings,
): Promise<string> {
  const form = { login: email.trim(), name: singleLine(words) };
  if (validateResearcher(form).length > 0 || others.length > 0) {
    throw new StartFailure(createAdminUsage);
  }
  return onDatabase(settings, { besideServer: true }, async (opened) => {
    const secretKey = await obtainSecretKey(settings, opened.database);
    await refuseOtherKey({ ...opened, seedVault: createSeedVault(secretKey), settings });
    const mailVault = createMailVault(secretKey);
    const queueMail = createQueueMail(mailVault);
    const platform = { ...opened, settings, clock: systemClock, mailVault, queueMail };
    await inviteAdmin(platform, form);
    return sendInvitation(platform, form.login);
  });
}

type Reached = Pick<Platform, 'database' | 'settings' | 'clock' | 'mailVault' | 'queueMail'>;

async function inviteAdmin(
  platform: Reached,
  { login, name }: { readonly login: string; readonly name: string },
): Promise<void> {
  await withTransaction(platform.database, async (transaction) => {
    const createdId = await inviteAccount(
      transaction,
      { login, name, role: 'ROLE_ADMIN' },
      platform,
    );
    const id = createdId ?? (await reopenAdmin(transaction, login, platform));
    if (id === undefined) {
      throw new StartFailure(
        `${login} has an account already. A new link is sent from ${platform.settings.publicUrl}/account/reset/init.`,
      );
    }
    await recordAudit(transaction, {
      action: createdId === undefined ? 'admin.reopened' : 'admin.created',
      target: { type: 'account', id },
      origin: operatorOrigin(),
    });
  });
}

/** Sends at once, since perhaps no server is running. A running server does not send the mail again. */
async function sendInvitation(platform: Reached, login: string) {
  const sent: string[] = [];
  const failures: string[] = [];
  const transport = configuredTransport(platform.settings);
  const watched: typeof transport = async (mail) => {
    try {
      const place = await transport(mail);
      if (mail.to === login) sent.push(place);
      return place;
    } catch (error) {
      if (mail.to === login) failures.push(error instanceof Error ? error.message : String(error));
      throw error;
    }
  };
  const silent = { info: () => undefined, warn: () => undefined };
  await createMailSender(platform, watched, silent).sendDue();
  const [place] = sent;
  const [failure] = failures;
  if (failure !== undefined) {
    throw new StartFailure(
      `${login} is an administrator, but the link to choose a password could not be mailed (${failure}). Put SMTP_URL or the mail server right: a server that runs tries again for three days. The link works for 72 hours; later a new one is sent from ${platform.settings.publicUrl}/account/reset/init.`,
    );
  }
  if (place === undefined) return `${login} is an administrator. The server sends the link.`;
  return place === 'smtp'
    ? `${login} is an administrator. The link to choose a password has been mailed and works for 72 hours.`
    : `${login} is an administrator. The link to choose a password, which works for 72 hours, is in ${place}`;
}
