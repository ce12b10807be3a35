import {
  backupCodeMessages,
  codeMessages,
  emailMessages,
  passwordMessages,
  readBackupCode,
} from '@sounding/domain';
import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction } from '../../platform/database/database';
import type { Handlers } from '../../platform/http/operations';
import { invalid } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';
import { createConsentService } from './consentService';
import { credentialHandlers } from './credentialRoutes';
import { preAuthenticationCookie } from './preAuthentications';
import { createSignInService } from './signInService';

const credentialMessages = {
  '/userName minLength': emailMessages.required,
  '/password minLength': passwordMessages.required,
} as const;

/** Signing in and out, and what the caller may know and decide about the own account. */
export function accountHandlers(platform: Platform): Handlers {
  const { database, sessions } = platform;
  const signIn = createSignInService(platform);
  const consents = createConsentService(platform);

  return {
    ...credentialHandlers(platform),

    requestSignInCode: {
      messages: credentialMessages,
      async handle({ body, origin, reply }) {
        const { answer, preAuthentication } = await signIn.requestCode(body, origin);
        if (preAuthentication !== undefined) {
          reply.header('Set-Cookie', preAuthenticationCookie(preAuthentication));
        }
        return answer;
      },
    },

    signIn: {
      messages: { ...credentialMessages, '/code': codeMessages.invalid },
      async handle({ body, origin }) {
        const factor = { kind: 'authenticator', code: body.code } as const;
        return { id_token: await signIn.signIn(body, factor, origin) };
      },
    },

    signInWithBackupCode: {
      messages: credentialMessages,
      async handle({ body, origin }) {
        const code = readBackupCode(body.backupCode);
        if (code === null) {
          throw invalid([{ pointer: '/backupCode', message: backupCodeMessages.invalid }]);
        }
        return { id_token: await signIn.signIn(body, { kind: 'backup', code }, origin) };
      },
    },

    async signOut({ caller, origin, reply }) {
      await withTransaction(database, async (transaction) => {
        await sessions.close(transaction, caller.sessionHash);
        await recordAudit(transaction, { action: 'sign-out', actorId: caller.accountId, origin });
      });
      // Not "storage": that would take the choice of cookies and the theme along (decision 0008).
      reply.header('Clear-Site-Data', '"cache"');
    },

    getRole: ({ caller }) => Promise.resolve(caller.role),

    getAccount: ({ caller }) => Promise.resolve({ login: caller.login }),

    getUserAgreement: ({ caller }) => consents.hasAcceptedAgreement(caller.accountId),

    acceptUserAgreement: ({ caller, origin }) => consents.acceptAgreement(caller.accountId, origin),

    getUsageDataConsent: ({ caller }) => consents.hasUsageDataConsent(caller.accountId),

    setUsageDataConsent: ({ caller, body, origin }) =>
      consents.setUsageDataConsent(caller.accountId, body, origin),
  };
}
