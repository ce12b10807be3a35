import { updateMessages } from '@sounding/domain';
import type { Handlers } from '../../platform/http/operations';
import type { Platform } from '../../platform/platform';
import { createUpdateService } from './updateService';

const messages = { '/text maxLength': updateMessages.tooLong } as const;

export function updateHandlers({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const service = createUpdateService({ database, clock });
  return {
    listProjectUpdates: ({ caller, path }) =>
      service.list({ id: path.id, ownerId: caller.accountId }),
    createProjectUpdate: {
      messages,
      handle: ({ body, caller }) => service.create(body, caller.accountId),
    },
    updateProjectUpdate: {
      messages,
      handle: ({ body, caller }) => service.change(body, caller.accountId),
    },
    async deactivateProjectUpdate({ caller, path }) {
      await service.move({ id: path.id, ownerId: caller.accountId }, 'deactivate');
    },
    async activateProjectUpdate({ caller, path }) {
      await service.move({ id: path.id, ownerId: caller.accountId }, 'activate');
    },
  } satisfies Handlers;
}
