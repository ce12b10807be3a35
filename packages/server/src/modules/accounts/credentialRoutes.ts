import { emailMessages, passwordMessages, resetEmailProblem } from '@sounding/domain';
import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../../platform/http/admission';
import { afterAnswer } from '../../platform/http/afterAnswer';
import type { Handlers } from '../../platform/http/operations';
import { invalid, sessionRequired } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';
import { createBackupCodeService } from './backupCodeService';
import { knownBrowserCookie } from './knownBrowsers';
import { createPasswordService } from './passwordService';
import { preAuthenticationCookie } from './preAuthentications';
import type { SignInLimits } from './signInLimits';
import { createTwoFactorService } from './twoFactorService';

const newPasswordMessages = { '/newPassword maxLength': passwordMessages.tooLong } as const;

/** Handlers for choosing a password, resetting two-factor authentication and making backup codes. */
export function credentialHandlers(platform: Platform, limits: SignInLimits): Handlers {
  const passwords = createPasswordService(platform, limits);
  const twoFactor = createTwoFactorService(platform);
  const backupCodes = createBackupCodeService(platform);

  /** The signed-in caller, if any, of an operation that also works without a session. */
  const findCaller = async (request: FastifyRequest) => {
    const token = bearerToken(request);
    return token === undefined ? undefined : platform.sessions.find(token);
  };

  return {
    requestPasswordReset: {
      messages: { '': emailMessages.resetInvalid },
      async handle(call) {
        const { body, origin, request } = call;
        await passwords.allowResetRequest(origin);
        const message = resetEmailProblem(body);
        if (message !== null) throw invalid([{ pointer: '', message }]);
        afterAnswer(call, async () => {
          const caller = await findCaller(request);
          await passwords.mailResetLink(body.trim(), caller?.accountId, origin);
        });
      },
    },

    checkResetKey: ({ path, origin }) => passwords.checkKey(path.key, origin),

    finishPasswordReset: {
      messages: newPasswordMessages,
      async handle({ body, origin, request, reply }) {
        const value = await passwords.finishReset(body, request, origin);
        reply.header('Set-Cookie', knownBrowserCookie.set(value));
      },
    },

    changePassword: {
      messages: newPasswordMessages,
      async handle({ body, caller, origin, request, reply }) {
        const knownBrowser = knownBrowserCookie.read(request.headers.cookie);
        const sent = { ...body, knownBrowser };
        const value = await passwords.changePassword(sent, { caller, request }, origin);
        reply.header('Set-Cookie', knownBrowserCookie.set(value));
      },
    },

    resetTwoFactor: {
      messages: { '': emailMessages.invalid },
      async handle({ body, origin, request, reply }) {
        const email = body.trim();
        const caller = await findCaller(request);
        if (caller) {
          await twoFactor.resetFor(email, caller, origin);
          return;
        }
        const token = preAuthenticationCookie.read(request.headers.cookie);
        if (!token) throw sessionRequired();
        await twoFactor.resetOwn(email, token, origin);
        reply.header('Set-Cookie', preAuthenticationCookie.expired);
      },
    },

    countBackupCodes: async ({ caller }) => ({ left: await backupCodes.countLeft(caller) }),

    createBackupCodes: async ({ caller, origin }) => ({
      codes: await backupCodes.replace(caller, origin),
    }),
  };
}
