import { emailMessages, researcherMessages } from '@sounding/domain';
import { refuseOtherVersion, setEntityTag } from '../../platform/http/entityTag';
import type { Handlers } from '../../platform/http/operations';
import { notYours } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';
import { describeResearcher } from './describeResearcher';
import { findResearcher, findResearcherPage } from './researcherRepository';
import { createResearcherService } from './researcherService';

const messages = {
  '/name required': researcherMessages.nameRequired,
  '/name maxLength': researcherMessages.nameTooLong,
  '/login required': emailMessages.required,
  '/login maxLength': emailMessages.invalid,
  '/role required': researcherMessages.roleRequired,
} as const;

/** For operations whose body is nothing but an address. */
const loginMessages = { '': emailMessages.invalid } as const;

export function researcherHandlers(
  platform: Pick<Platform, 'database' | 'clock' | 'settings' | 'sessions' | 'queueMail'>,
) {
  const { database } = platform;
  const service = createResearcherService(platform);
  return {
    async listResearchers({ query }) {
      const { content, ...page } = await findResearcherPage(database, query ?? {});
      return { ...page, content: content.map(describeResearcher) };
    },
    async getResearcher({ path, reply }) {
      const researcher = await findResearcher(database, path.id);
      if (researcher === undefined) throw notYours('account', path.id);
      setEntityTag(reply, researcher.version);
      return describeResearcher(researcher);
    },
    editResearcher: {
      messages,
      async handle({ path, body, caller, origin, request, reply }) {
        const edited = await service.edit(path.id, body, { caller, origin }, (version) => {
          refuseOtherVersion(request, version);
        });
        setEntityTag(reply, edited.version);
        return edited;
      },
    },
    registerResearcher: {
      messages,
      handle: ({ body, caller, origin }) => service.register(body, { caller, origin }),
    },
    deactivateResearcher: {
      messages: loginMessages,
      handle: ({ body, caller, origin }) => service.setActivated(body, false, { caller, origin }),
    },
    activateResearcher: {
      messages: loginMessages,
      handle: ({ body, caller, origin }) => service.setActivated(body, true, { caller, origin }),
    },
  } satisfies Handlers;
}
