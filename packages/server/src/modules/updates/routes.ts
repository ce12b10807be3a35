import type { Schemas } from '@sounding/api-client';
import { updateMessages } from '@sounding/domain';
import type { FastifyReply } from 'fastify';
import { refuseOtherVersion, setEntityTag } from '../../platform/http/entityTag';
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
      handle: async ({ body, caller, origin, reply }) =>
        answerSaved(await service.create(body, { caller, origin }), reply),
    },
    updateProjectUpdate: {
      messages,
      handle: async ({ body, caller, origin, request, reply }) => {
        const saved = await service.change(body, { caller, origin }, (version) => {
          refuseOtherVersion(request, version);
        });
        return answerSaved(saved, reply);
      },
    },
    async deactivateProjectUpdate({ caller, path, origin }) {
      await service.move(path.id, 'deactivate', { caller, origin });
    },
    async activateProjectUpdate({ caller, path, origin }) {
      await service.move(path.id, 'activate', { caller, origin });
    },
  } satisfies Handlers;
}

function answerSaved(update: Schemas['ProjectUpdate'], reply: FastifyReply) {
  setEntityTag(reply, update.version);
  return update;
}
