import { interestMessages } from '@sounding/domain';
import { refuseOtherVersion, setEntityTag } from '../../platform/http/entityTag';
import type { Handlers } from '../../platform/http/operations';
import type { Platform } from '../../platform/platform';
import { findAllInterests, findInterestsInUse } from './interestRepository';
import { createInterestService } from './interestService';

const messages = {
  '/name required': interestMessages.nameRequired,
  '/name maxLength': interestMessages.nameTooLong,
} as const;

export function interestHandlers({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const service = createInterestService({ database, clock });
  return {
    listInterests: () => findInterestsInUse(database),
    listAllInterests: () => findAllInterests(database),
    createInterest: {
      messages,
      handle: ({ body, caller, origin }) => service.create(body, { caller, origin }),
    },
    updateInterest: {
      messages,
      async handle({ body, caller, origin, request, reply }) {
        const { version, ...interest } = await service.rename(body, { caller, origin }, (stored) =>
          refuseOtherVersion(request, stored),
        );
        setEntityTag(reply, version);
        return interest;
      },
    },
    deleteInterest: ({ path, caller, origin }) =>
      service.setDeleted(path.id, true, { caller, origin }),
    restoreInterest: ({ path, caller, origin }) =>
      service.setDeleted(path.id, false, { caller, origin }),
  } satisfies Handlers;
}
