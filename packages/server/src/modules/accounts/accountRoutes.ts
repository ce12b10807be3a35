import {
  backupCodeMessages,
  codeMessages,
  emailMessages,
  passwordMessages,
  readBackupCode,
} from '@sounding/domain';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction } from '../../platform/database/database';
import type { Call, Handlers } from '../../platform/http/operations';
import { invalid } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';
import { createConsentService } from './consentService';
import { credentialHandlers } from './credentialRoutes';
import { knownBrowserCookie } from './knownBrowsers';
import type { Credentials } from './passwordCheck';
import { preAuthenticationCookie } from './preAuthentications';
import type { SecondFactor } from './secondFactors';
import { createSignInLimits } from './signInLimits';
import { createSignInService } from './signInService';

const credentialMessages = {
  '/userName minLength': emailMessages.required,
  '/password minLength': passwordMessages.required,
} as const;

const knownBrowserOf = ({ headers }: FastifyRequest) => ({
  knownBrowser: knownBrowserCookie.read(headers.cookie),
});

/** Handlers for signing in and out, and for what callers may read and decide about their own account. */
export function accountHandlers(platform: Platform): Handlers {
  const { database, sessions } = platform;
  const limits = createSignInLimits(platform);
  const signIn = createSignInService(platform, limits);
  const consents = createConsentService(platform);

  async function openSession(
    credentials: Credentials,
    factor: SecondFactor,
    { origin, reply }: Pick<Call<'signIn'>, 'origin' | 'reply'>,
  ) {
    const { token, knownBrowser } = await signIn.signIn(credentials, factor, origin);
    reply.header('Set-Cookie', knownBrowserCookie.set(knownBrowser));
    return { id_token: token };
  }

  return {
    ...credentialHandlers(platform, limits),

    requestSignInCode: {
      messages: credentialMessages,
      async handle({ body, origin, request, reply }) {
        const credentials = { ...body, ...knownBrowserOf(request) };
        const { answer, preAuthentication } = await signIn.requestCode(credentials, origin);
        if (preAuthentication !== undefined) {
          reply.header('Set-Cookie', preAuthenticationCookie.set(preAuthentication));
        }
        return answer;
      },
    },

    signIn: {
      messages: { ...credentialMessages, '/code': codeMessages.invalid },
      handle({ body, origin, request, reply }) {
        const factor = { kind: 'authenticator', code: body.code } as const;
        return openSession({ ...body, ...knownBrowserOf(request) }, factor, { origin, reply });
      },
    },

    signInWithBackupCode: {
      messages: credentialMessages,
      async handle({ body, origin, request, reply }) {
        const code = readBackupCode(body.backupCode);
        if (code === null) {
          throw invalid([{ pointer: '/backupCode', message: backupCodeMessages.invalid }]);
        }
        const factor = { kind: 'backup', code } as const;
        return openSession({ ...body, ...knownBrowserOf(request) }, factor, { origin, reply });
      },
    },

    async signOut({ caller, origin, reply }) {
      await withTransaction(database, async (transaction) => {
        await sessions.close(transaction, caller.sessionHash);
        await recordAudit(transaction, { action: 'sign-out', actorId: caller.accountId, origin });
      });
      // Not "storage": that would also delete the cookie choice and the theme (decision 0008).
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
