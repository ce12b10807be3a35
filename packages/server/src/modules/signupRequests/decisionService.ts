import type { Schemas } from '@sounding/api-client';
import { effectOfSignupDecision, emailKey, validateSignupDecision } from '@sounding/domain';
import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction, type Transaction } from '../../platform/database/database';
import { refuseBrokenRules } from '../../platform/http/brokenRules';
import type { Asker } from '../../platform/http/operations';
import { alreadyDecided, conflict, notFound } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';
import { multiLine } from '../../platform/text/multiLine';
import { addressInUseMail, inviteAccount, signupRefusedMail } from '../accounts';
import { decideRequest, findAccountHolder, lockRequest } from './signupRepository';

export const signupConflicts = {
  decidedOtherwise:
    'Another administrator, or you in another tab, has already decided this request the other way.',
  otherLogin: 'This request was made with another email address. Reload the list.',
} as const;

/** Decides upon sign-up requests: account, mark, mail and audit line in one transaction (OPEN-48). */
export function createDecisionService(
  platform: Pick<Platform, 'database' | 'clock' | 'settings' | 'queueMail'>,
) {
  const { database, clock, settings, queueMail } = platform;

  async function decide(sent: Schemas['SignupDecision'], { caller, origin }: Asker) {
    const { approvalStatus } = sent;
    const comment = multiLine(sent.comment ?? '');
    refuseBrokenRules(validateSignupDecision({ comment }));
    await withTransaction(database, async (transaction) => {
      const request = await lockRequest(transaction, sent.id);
      if (request === undefined) throw notFound();
      if (emailKey(sent.login.trim()) !== request.loginKey) {
        throw conflict(signupConflicts.otherLogin, 'Another email address');
      }
      const effect = effectOfSignupDecision(request.approvalStatus, approvalStatus);
      if (effect === 'repeat') return;
      if (effect === 'refuse') throw alreadyDecided(signupConflicts.decidedOtherwise);

      await decideRequest(transaction, request.id, {
        approvalStatus,
        comment,
        decidedBy: caller.accountId,
        decidedAt: clock(),
      });
      const isApproved = approvalStatus === 'APPROVED';
      if (isApproved) {
        const { fullName: name, login, role } = request;
        const invitation = { name, login, role, isApproved };
        const created = await inviteAccount(transaction, invitation, platform);
        // A person who has got an account in another way meanwhile still waits for an answer.
        if (created === undefined) await tellHolder(transaction, request);
      } else {
        await queueMail(transaction, signupRefusedMail(request, comment));
      }
      await recordAudit(transaction, {
        action: isApproved ? 'signup-request.approved' : 'signup-request.rejected',
        actorId: caller.accountId,
        target: { type: 'signup-request', id: request.id },
        origin,
      });
    });
  }

  async function tellHolder(transaction: Transaction, { loginKey }: { readonly loginKey: string }) {
    const holder = await findAccountHolder(transaction, loginKey);
    if (holder === undefined) return;
    await queueMail(transaction, addressInUseMail(holder, settings.publicUrl));
  }

  return { decide };
}
