import type { Api } from '../calls';
import { accountQueries } from './account';
import { answerQueries } from './answers';
import { ageRangesQuery, interestQueries } from './audience';
import { auditLogQueries } from './auditLog';
import { ethicsQueries } from './ethics';
import { monitorQueries } from './monitor';
import { projectQueries } from './projects';
import { researcherQueries, signupQueries } from './researchers';

/**
 * Every read of the contract as TanStack Query options, by area: the only place where a query key is
 * written. An area's `key` is the beginning of all its keys, for invalidating it as a whole.
 */
export const createQueries = (api: Api) => ({
  account: accountQueries(api),
  projects: projectQueries(api),
  answers: answerQueries(api),
  ageRanges: ageRangesQuery(api),
  interests: interestQueries(api),
  ethics: ethicsQueries(api),
  researchers: researcherQueries(api),
  signupRequests: signupQueries(api),
  monitor: monitorQueries(api),
  auditLog: auditLogQueries(api),
});

export type Queries = ReturnType<typeof createQueries>;
