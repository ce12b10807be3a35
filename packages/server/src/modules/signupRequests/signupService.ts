import type { Schemas } from '@sounding/api-client';
import { emailKey, isUniversityEmail, singleLine, validateResearcher } from '@sounding/domain';
import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction } from '../../platform/database/database';
import { refuseBrokenRules } from '../../platform/http/brokenRules';
import type { Origin } from '../../platform/http/operations';
import { oneByOne } from '../../platform/oneByOne';
import type { Platform } from '../../platform/platform';
import { createQuota } from '../../platform/rateLimits/quota';
import { addressInUseMail, inviteAccount } from '../accounts';
import {
  findAccountHolder,
  findReceivedBefore,
  insertReceived,
  insertRequest,
  takeReceived,
  type ReceivedSignup,
} from './signupRepository';

type SignupPlatform = Pick<
  Platform,
  'database' | 'pool' | 'clock' | 'settings' | 'keyedHash' | 'queueMail'
>;

/** After this time, the server that received a sign-up is no longer working on it. */
const lateMilliseconds = 5 * 60_000;

/**
 * Signs up people whose identity is not proved. The answer depends only on the domain of the address, and the
 * work is done after it. So neither its words nor its time tell whether an address is taken (security.md 5).
 * Until the work is done, the sign-up is stored in the database, so that it is not lost.
 */
export function createSignupService(platform: SignupPlatform) {
  const { database, clock, settings, keyedHash, queueMail } = platform;
  const noticeRule = { name: 'signup-notice', times: 3, seconds: 3600 };
  const notices = createQuota(platform, noticeRule);

  /** People of the university get an account at once, others by an administrator's decision. */
  const isOfUniversity = ({ login }: Pick<ReceivedSignup, 'login'>) =>
    isUniversityEmail(login, settings.universityDomain);

  /** Tells the owner of the address about the sign-up. Answers false if no account has the address. */
  async function tellOwner(signup: ReceivedSignup): Promise<boolean> {
    const loginKey = emailKey(signup.login);
    const holder = await findAccountHolder(database, loginKey);
    if (holder === undefined) return false;
    // The limit is silent: a stranger can fill nobody's mailbox, and does not learn that the limit is
    // reached.
    const isDue = await notices.tryTake(keyedHash(loginKey));
    await withTransaction(database, async (transaction) => {
      if (!(await takeReceived(transaction, signup.id))) return;
      if (isDue) await queueMail(transaction, addressInUseMail(holder, settings.publicUrl));
      const target = { type: 'account', id: holder.id };
      await recordAudit(transaction, {
        action: 'sign-up.address-in-use',
        target,
        origin: signup,
      });
    });
    return true;
  }

  /** Answers false where the address has an account already. */
  const openAccount = (signup: ReceivedSignup) =>
    withTransaction(database, async (transaction) => {
      const { fullName: name, login } = signup;
      const invitation = { name, login, role: 'ROLE_RESEARCHER' } as const;
      const id = await inviteAccount(transaction, invitation, platform);
      if (id === undefined) return false;
      await takeReceived(transaction, signup.id);
      const target = { type: 'account', id };
      await recordAudit(transaction, { action: 'sign-up.account-made', target, origin: signup });
      return true;
    });

  const askForApproval = (signup: ReceivedSignup) =>
    withTransaction(database, async (transaction) => {
      if (!(await takeReceived(transaction, signup.id))) return;
      const { fullName, login, receivedAt: createdAt } = signup;
      const request = { fullName, login, loginKey: emailKey(login), createdAt };
      const id = await insertRequest(transaction, request);
      if (id === undefined) return;
      const target = { type: 'signup-request', id };
      await recordAudit(transaction, { action: 'sign-up.requested', target, origin: signup });
    });

  async function settle(signup: ReceivedSignup): Promise<void> {
    if (isOfUniversity(signup)) {
      if (!(await openAccount(signup))) await tellOwner(signup);
    } else if (!(await tellOwner(signup))) {
      await askForApproval(signup);
    }
  }

  return {
    isOfUniversity,

    /** Stores what somebody sent; the work is the same for every address. */
    receive(sent: Schemas['ResearcherSignup'], { requestId, ip }: Origin): Promise<ReceivedSignup> {
      const form = { name: singleLine(sent.name), login: sent.login.trim() };
      refuseBrokenRules(validateResearcher(form));
      const { name: fullName, login } = form;
      return insertReceived(database, { fullName, login, requestId, ip, receivedAt: clock() });
    },

    /** Turns a sign-up into an account, a request to the administrators, or a mail to the address's owner. */
    settle,

    /** Settles sign-ups that a crash or an unreachable database has left. */
    async settleLate(): Promise<void> {
      const late = await findReceivedBefore(
        database,
        new Date(clock().getTime() - lateMilliseconds),
      );
      await oneByOne(late, { type: 'received-signup', left: 'Sign-ups were not settled' }, settle);
    },
  };
}
