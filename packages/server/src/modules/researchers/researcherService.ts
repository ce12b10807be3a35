import type { Schemas } from '@sounding/api-client';
import { emailKey, emailMessages, singleLine, validateResearcher } from '@sounding/domain';
import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction, type Transaction } from '../../platform/database/database';
import { databaseCode, uniqueViolation } from '../../platform/database/failures';
import { refuseBrokenRules } from '../../platform/http/brokenRules';
import type { Asker } from '../../platform/http/operations';
import { inUse, invalid, notYours } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';
import { inviteAccount, refuseStaleSignIn, reopened, revokeAccess } from '../accounts';
import { describeResearcher } from './describeResearcher';
import { loginChangedMail, newLoginMail } from './mails';
import {
  changeResearcher,
  findAccountIds,
  findResearcher,
  lockResearcher,
  type StoredResearcher,
} from './researcherRepository';

export const researcherConflicts = {
  loginInUse: { pointer: '/login', message: 'Another account has this email address.' },
} as const;

/** What administrators do to other people's accounts: rule, transaction, mail and audit line. */
export function createResearcherService(
  platform: Pick<Platform, 'database' | 'clock' | 'settings' | 'sessions' | 'queueMail'>,
) {
  const { database, clock, settings, queueMail } = platform;

  async function register(sent: Schemas['NewResearcher'], asker: Asker) {
    const form = { ...trimmed(sent), role: sent.role };
    refuseBrokenRules(validateResearcher(form));
    return withTransaction(database, async (transaction) => {
      const id = await inviteAccount(transaction, form, platform);
      if (id === undefined) throw inUse(researcherConflicts.loginInUse);
      const registered = await readResearcher(transaction, id);
      await record(transaction, 'account.registered', id, asker, { role: form.role });
      return registered;
    });
  }

  /**
   * A new address needs a recent sign-in, as a reset of two-factor does: whoever has the address can have the
   * password reset. `refuseOther` throws where the change was made from another version than the stored one.
   */
  async function edit(
    id: number,
    sent: Schemas['ResearcherChanges'],
    asker: Asker,
    refuseOther: (version: number) => void,
  ) {
    const { name, login } = trimmed(sent);
    refuseBrokenRules(validateResearcher({ name, login }));
    const loginKey = emailKey(login);
    try {
      return await withTransaction(database, async (transaction) => {
        const stored = await lockResearcher(transaction, { id });
        if (stored === undefined) throw notYours('account', id);
        refuseOther(stored.version);
        if (isStoredAs(stored, { name, login })) return await readResearcher(transaction, id);
        const hasNewLogin = stored.loginKey !== loginKey;
        if (hasNewLogin) refuseStaleSignIn(asker.caller, clock());
        const version = stored.version + 1;
        await changeResearcher(transaction, id, { fullName: name, login, loginKey, version });
        if (hasNewLogin) {
          await revokeAccess(transaction, id, platform);
          await queueMail(transaction, loginChangedMail({ login: stored.login, fullName: name }));
          await queueMail(transaction, newLoginMail({ login, fullName: name }, settings.publicUrl));
        }
        const edited = await readResearcher(transaction, id);
        await record(transaction, 'account.edited', id, asker, {
          hasNewName: stored.fullName !== name,
          hasNewLogin,
        });
        return edited;
      });
    } catch (error) {
      if (databaseCode(error) === uniqueViolation) throw inUse(researcherConflicts.loginInUse);
      throw error;
    }
  }

  /** Unknown addresses and those of administrators are answered alike. */
  async function setActivated(sent: string, isActivated: boolean, asker: Asker) {
    const login = sent.trim();
    if (login === '') throw invalid([{ pointer: '', message: emailMessages.required }]);
    await withTransaction(database, async (transaction) => {
      const loginKey = emailKey(login);
      const stored = await lockResearcher(transaction, { loginKey });
      if (stored === undefined) {
        throw notYours('account', ...(await findAccountIds(transaction, loginKey)));
      }
      if (stored.activated === isActivated) return;
      await changeResearcher(transaction, stored.id, isActivated ? reopened : { activated: false });
      if (!isActivated) await revokeAccess(transaction, stored.id, platform);
      const action = isActivated ? 'account.activated' : 'account.deactivated';
      await record(transaction, action, stored.id, asker);
    });
  }

  return { register, edit, setActivated };
}

const trimmed = ({ name, login }: { readonly name: string; readonly login: string }) => ({
  name: singleLine(name),
  login: login.trim(),
});

const isStoredAs = (
  stored: Pick<StoredResearcher, 'fullName' | 'login'>,
  { name, login }: Schemas['ResearcherChanges'],
) => stored.fullName === name && stored.login === login;

async function readResearcher(transaction: Transaction, id: number) {
  const stored = await findResearcher(transaction, id);
  if (stored === undefined) throw new Error(`Account ${id} vanished while it was saved`);
  return describeResearcher(stored);
}

const record = (
  transaction: Transaction,
  action: string,
  id: number,
  { caller, origin }: Asker,
  detail: Readonly<Record<string, string | boolean>> = {},
): Promise<void> =>
  recordAudit(transaction, {
    action,
    actorId: caller.accountId,
    target: { type: 'account', id },
    detail,
    origin,
  });
