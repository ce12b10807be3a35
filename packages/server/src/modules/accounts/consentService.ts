import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction } from '../../platform/database/database';
import type { Origin } from '../../platform/http/operations';
import type { Platform } from '../../platform/platform';
import { findConsents, storeAgreement, storeUsageDataConsent } from './accountRepository';

export function createConsentService({ database, clock }: Platform) {
  return {
    async hasAcceptedAgreement(accountId: number): Promise<boolean> {
      const consents = await findConsents(database, accountId);
      return consents?.agreementAcceptedAt instanceof Date;
    },

    /** Records that the agreement was accepted, and when; accepting again keeps the first time. */
    acceptAgreement: (accountId: number, origin: Origin) =>
      withTransaction(database, async (transaction) => {
        if (!(await storeAgreement(transaction, accountId, clock()))) return;
        await recordAudit(transaction, {
          action: 'agreement.accepted',
          actorId: accountId,
          origin,
        });
      }),

    async hasUsageDataConsent(accountId: number): Promise<boolean> {
      const consents = await findConsents(database, accountId);
      return consents?.usageDataConsent === true;
    },

    setUsageDataConsent: (accountId: number, isGiven: boolean, origin: Origin) =>
      withTransaction(database, async (transaction) => {
        await storeUsageDataConsent(transaction, accountId, isGiven);
        await recordAudit(transaction, {
          action: 'usage-data-consent.set',
          actorId: accountId,
          detail: { isGiven },
          origin,
        });
      }),
  };
}
