import { inSnapshot } from '../../platform/database/database';
import { toPage } from '../../platform/database/page';
import type { Handlers } from '../../platform/http/operations';
import { notYours } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';
import { describeAnswer, describeForReview } from './answerReadModel';
import {
  countApproved,
  findApproved,
  findOwnQuestion,
  findOwnReview,
  findWaiting,
} from './answerRepository';
import { createAnswerService } from './answerService';
import { answerNumbers } from './shuffledAnswers';

export function answerHandlers({
  database,
  clock,
  keyedHash,
}: Pick<Platform, 'database' | 'clock' | 'keyedHash'>) {
  const numberOf = answerNumbers(keyedHash);
  const service = createAnswerService({ database, clock });
  return {
    listQuestionAnswers: ({ caller, path, query }) =>
      inSnapshot(database, async (transaction) => {
        const own = { id: path.id, ownerId: caller.accountId };
        const question = await findOwnQuestion(transaction, own);
        if (question === undefined) throw notYours('question', path.id);
        const wanted = { questionId: question.id, ...query };
        return toPage(query, await countApproved(transaction, wanted), async (window) => {
          const answers = await findApproved(transaction, wanted, { window, keyedHash });
          return answers.map((answer) => describeAnswer(answer, question.text, numberOf));
        });
      }),
    listAnswersForReview: ({ caller, path, query }) =>
      inSnapshot(database, async (transaction) => {
        const own = { id: path.id, ownerId: caller.accountId };
        const review = await findOwnReview(transaction, own);
        if (review === undefined) throw notYours('project', path.id);
        return toPage(query, review.waiting, async (window) => {
          const answers = await findWaiting(transaction, path.id, window);
          return answers.map(describeForReview);
        });
      }),
    async approveAnswer({ caller, path, origin }) {
      await service.decide('APPROVE', [path.id], { caller, origin });
    },
    async deleteAnswer({ caller, path, origin }) {
      await service.decide('DELETE', [path.id], { caller, origin });
    },
    async decideAnswers({ body, caller, path, origin }) {
      const ids = body.answers.map(({ id }) => id);
      await service.decide(body.decision, ids, { caller, origin, projectId: path.id });
    },
  } satisfies Handlers;
}
