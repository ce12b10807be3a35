import { formatShortDateTime } from '@sounding/domain';
import { askAtTerminal, type Ask } from './askAtTerminal';
import { beginningOf, beginningOfRichText, readErasureNumber, toKeep } from './erasureWords';
import { eraseAnswer, findAnswerToErase, type AnswerToErase } from '../modules/answers';
import { onDatabase } from './onDatabase';
import { operatorOrigin } from './operatorOrigin';
import { requireYes } from './requireYes';
import { recordAudit } from '../platform/audit/recordAudit';
import { withTransaction, type Database } from '../platform/database/database';
import type { Settings } from '../platform/settings';
import { StartFailure } from '../platform/startFailure';

const command = 'npm run admin:delete-answer --';

export const deleteAnswerUsage = `Give the number of the answer: ${command} 4711`;

/** `admin:delete-answer`: deletes one answer for good, approved or not. Returns what to tell the operator. */
export async function deleteAnswer(
  words: readonly string[],
  settings: Settings,
  ask: Ask = askAtTerminal,
): Promise<string> {
  const sent = readErasureNumber(words, deleteAnswerUsage);
  const { id } = sent;
  return onDatabase(settings, { besideServer: true }, async ({ database }) => {
    const answer = await findAnswerToErase(database, id);
    if (answer === undefined) throw noAnswer(id);
    const about = describe(answer);
    await requireYes(sent, { about, deed: 'delete it for good', command: `${command} ${id}`, ask });
    await erase(database, id);
    return `${about}\n\nThis answer is deleted for good. ${toKeep(`${command} ${id}`, new Date())}`;
  });
}

const noAnswer = (id: number) => new StartFailure(`There is no answer ${id} in this database.`);

const erase = (database: Database, id: number): Promise<void> =>
  withTransaction(database, async (transaction) => {
    const erased = await eraseAnswer(transaction, id);
    if (erased === undefined) throw noAnswer(id);
    const { projectId, questionId, approvedAt } = erased;
    await recordAudit(transaction, {
      action: 'answer.erased',
      target: { type: 'answer', id },
      detail: { projectId, questionId, wasApproved: approvedAt !== null },
      origin: operatorOrigin(),
    });
  });

const describe = (answer: AnswerToErase): string =>
  [
    `Answer ${answer.id} of ${formatShortDateTime(answer.date.toISOString())}, ${answer.approvedAt === null ? 'waiting for review' : 'approved'}`,
    `Project ${answer.projectId}: ${beginningOf(answer.projectTitle)}`,
    `Question ${answer.questionId}: ${beginningOfRichText(answer.questionText)}`,
    ...(answer.choice === null ? [] : [`Choice: ${beginningOf(answer.choice)}`]),
    ...(answer.sliderValue === null ? [] : [`Value: ${answer.sliderValue}`]),
    answer.comment === null ? 'Without a comment' : `Comment: ${beginningOf(answer.comment)}`,
  ].join('\n');
