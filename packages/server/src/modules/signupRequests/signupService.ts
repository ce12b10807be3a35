import type { Schemas } from '@sounding/api-client';
import { emailKey, isUniversityEmail, validateResearcher } from '@sounding/domain';
import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction } from '../../platform/database/database';
import { refuseBrokenRules } from '../../platform/http/brokenRules';
import type { Origin } from '../../platform/http/operations';
import { queueMail } from '../../platform/mail/queueMail';
import type { Platform } from '../../platform/platform';
import { createQuota, noQuota } from '../../platform/rateLimits/quota';
import { singleLine } from '../../platform/text/singleLine';
import { addressInUseMail, inviteAccount } from '../accounts';
import { findAccountHolder, insertRequest } from './signupRepository';

type SignupPlatform = Pick<Platform, 'database' | 'pool' | 'clock' | 'settings' | 'keyedHash'>;

interface Applicant {
  readonly name: string;
  readonly login: string;
  readonly loginKey: string;
  /** Gets an account at once, and anybody else by an administrator's decision. */
  readonly isOfUniversity: boolean;
}

/**
 * Signs people up who nobody has proved to be anybody. What they are told goes by the domain alone,
 * and the rest is done after that, so that neither words nor time tell whether an address is taken
 * (security.md 5).
 */
export function createSignupService(platform: SignupPlatform) {
  const { database, pool, clock, settings, keyedHash } = platform;
  const noticeRule = { name: 'signup-notice', times: 3, seconds: 3600 };
  const notices = settings.hasRateLimits ? createQuota(pool, noticeRule) : noQuota;

  /** Answers whether the address has an owner at all. */
  async function tellOwner({ loginKey }: Applicant, origin: Origin): Promise<boolean> {
    const holder = await findAccountHolder(database, loginKey);
    if (holder === undefined) return false;
    // Silent: a stranger can fill nobody's mailbox, and learns nothing from where it ends.
    const isDue = await notices.tryTake(keyedHash(loginKey));
    await withTransaction(database, async (transaction) => {
      if (isDue) await queueMail(transaction, addressInUseMail(holder, settings.publicUrl));
      const target = { type: 'account', id: holder.id };
      await recordAudit(transaction, { action: 'sign-up.address-in-use', target, origin });
    });
    return true;
  }

  /** Answers false where the address has an account already. */
  const openAccount = ({ name, login }: Applicant, origin: Origin) =>
    withTransaction(database, async (transaction) => {
      const invitation = { name, login, role: 'ROLE_RESEARCHER' } as const;
      const id = await inviteAccount(transaction, invitation, platform);
      if (id === undefined) return false;
      const target = { type: 'account', id };
      await recordAudit(transaction, { action: 'sign-up.account-made', target, origin });
      return true;
    });

  const askForApproval = ({ name, login, loginKey }: Applicant, origin: Origin) =>
    withTransaction(database, async (transaction) => {
      const request = { fullName: name, login, loginKey, createdAt: clock() };
      const id = await insertRequest(transaction, request);
      if (id === undefined) return;
      const target = { type: 'signup-request', id };
      await recordAudit(transaction, { action: 'sign-up.requested', target, origin });
    });

  return {
    readApplicant(sent: Schemas['ResearcherSignup']): Applicant {
      const form = { name: singleLine(sent.name), login: sent.login.trim() };
      refuseBrokenRules(validateResearcher(form));
      const isOfUniversity = isUniversityEmail(form.login, settings.universityDomain);
      return { ...form, loginKey: emailKey(form.login), isOfUniversity };
    },

    async signUp(applicant: Applicant, origin: Origin): Promise<void> {
      if (applicant.isOfUniversity) {
        if (!(await openAccount(applicant, origin))) await tellOwner(applicant, origin);
      } else if (!(await tellOwner(applicant, origin))) {
        await askForApproval(applicant, origin);
      }
    },
  };
}
