import type { Schemas } from '@sounding/api-client';
import { emailMessages, researcherMessages } from '@sounding/domain';
import { afterAnswer } from '../../platform/http/afterAnswer';
import type { Handlers } from '../../platform/http/operations';
import type { Platform } from '../../platform/platform';
import { addressKey } from '../../platform/rateLimits/addressKey';
import { createQuota, type QuotaRule } from '../../platform/rateLimits/quota';
import { createDecisionService } from './decisionService';
import { findOpenRequests, type OpenRequest } from './signupRepository';
import { createSignupService } from './signupService';

const signupRule: QuotaRule = { name: 'signup', times: 5, seconds: 3600 };

export function signupRequestHandlers(platform: Platform) {
  const { database, keyedHash } = platform;
  const signups = createSignupService(platform);
  const decisions = createDecisionService(platform);
  const quota = createQuota(platform, signupRule);
  return {
    signUpResearcher: {
      messages: {
        '/name required': researcherMessages.nameRequired,
        '/name maxLength': researcherMessages.nameTooLong,
        '/login required': emailMessages.required,
        '/login maxLength': emailMessages.invalid,
      },
      async handle(call) {
        const { body, origin } = call;
        await quota.take(keyedHash(addressKey(origin.ip)));
        const received = await signups.receive(body, origin);
        afterAnswer(call, () => signups.settle(received));
        return {
          outcome: signups.isOfUniversity(received) ? 'ACCOUNT_READY' : 'AWAITING_APPROVAL',
        };
      },
    },
    async listSignupRequests() {
      const requests = await findOpenRequests(database);
      return requests.map(describeRequest);
    },
    decideSignupRequest: ({ body, caller, origin }) => decisions.decide(body, { caller, origin }),
  } satisfies Handlers;
}

function describeRequest(request: OpenRequest): Schemas['SignupRequest'] {
  const { id, fullName, login, role, createdAt, approvalStatus, comment, hasAccount } = request;
  const createdDate = createdAt.toISOString();
  return { id, fullName, login, role, createdDate, approvalStatus, comment, hasAccount };
}
