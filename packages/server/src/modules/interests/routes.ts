import type { Database } from '../../platform/database/database';
import type { Handlers } from '../../platform/http/operations';
import { findAllInterests, findInterestsInUse } from './interestRepository';

export function interestHandlers({ database }: { readonly database: Database }) {
  return {
    listInterests: () => findInterestsInUse(database),
    listAllInterests: () => findAllInterests(database),
  } satisfies Handlers;
}
