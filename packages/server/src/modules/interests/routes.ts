import type { Handlers } from '../../platform/http/operations';
import type { Platform } from '../../platform/platform';
import { findAllInterests, findInterestsInUse } from './interestRepository';

export function interestHandlers({ database }: Pick<Platform, 'database'>) {
  return {
    listInterests: () => findInterestsInUse(database),
    listAllInterests: () => findAllInterests(database),
  } satisfies Handlers;
}
