import { questionEditorMessages as words, sourceTooLong } from '@sounding/domain';
import type { FastifyReply } from 'fastify';
import { inSnapshot } from '../../platform/database/database';
import { refuseOtherVersion, setEntityTag } from '../../platform/http/entityTag';
import type { Handlers } from '../../platform/http/operations';
import { notYours } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';
import { findOwnProject } from '../projects';
import { readQuestionsWithResults } from './questionReadModel';
import { createQuestionService, type SavedQuestion } from './questionService';

/** The editor's messages for a question that breaks the contract's own limits, by JSON Pointer. */
const messages = {
  '/text maxLength': sourceTooLong(words.textTooLong),
  '/pollOptions/*/text maxLength': words.pollChoiceTooLong,
  '/sliderOption/maxValue': words.likertMaxInvalid,
  '/sliderOption/lowerBoundText maxLength': words.likertLabelTooLong,
  '/sliderOption/upperBoundText maxLength': words.likertLabelTooLong,
} as const;

export function questionHandlers({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const service = createQuestionService({ database, clock });
  return {
    listQuestionsWithPollScores: ({ caller, path }) =>
      inSnapshot(database, async (transaction) => {
        const own = { id: path.id, ownerId: caller.accountId };
        if ((await findOwnProject(transaction, own)) === undefined)
          throw notYours('project', path.id);
        return readQuestionsWithResults(transaction, path.id);
      }),
    createQuestion: {
      messages,
      handle: async ({ body, caller, origin, reply }) =>
        answerSaved(await service.create(body, { caller, origin }), reply),
    },
    updateQuestion: {
      messages,
      handle: async ({ body, caller, origin, request, reply }) => {
        const saved = await service.change(body, { caller, origin }, (version) => {
          refuseOtherVersion(request, version);
        });
        return answerSaved(saved, reply);
      },
    },
    async deactivateQuestion({ caller, path, origin }) {
      await service.move(path.id, 'deactivate', { caller, origin });
    },
    async activateQuestion({ caller, path, origin }) {
      await service.move(path.id, 'activate', { caller, origin });
    },
    recordQuestionHistory: ({ caller, path }) =>
      service.recordHistory({ id: path.id, ownerId: caller.accountId }),
  } satisfies Handlers;
}

function answerSaved({ id, version }: SavedQuestion, reply: FastifyReply) {
  setEntityTag(reply, version);
  return { data: { id } };
}
