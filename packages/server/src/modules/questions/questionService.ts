import type { Schemas } from '@sounding/api-client';
import {
  isPublished,
  questionEditorMessages,
  statusAfter,
  validateQuestion,
  whyNoQuestions,
} from '@sounding/domain';
import { recordPublication, type Publication } from '../../platform/audit/recordPublication';
import type { Clock } from '../../platform/clock';
import type { Platform } from '../../platform/platform';
import { withTransaction, type Transaction } from '../../platform/database/database';
import { refuseBrokenRules } from '../../platform/http/brokenRules';
import type { Asker } from '../../platform/http/operations';
import { conflict, notFound, notYours } from '../../platform/http/problems';
import {
  lockOwnProject,
  readQuestion,
  type SentQuestion,
  type StoredProject,
  type StoredQuestion,
} from '../projects';
import {
  changeQuestion,
  findHistory,
  findProjectIdOf,
  findQuestion,
  insertQuestion,
  recordStatusNow,
  setQuestionStatus,
} from './questionRepository';

/** A question or project and its owner: one of another owner counts as not found. */
interface Own {
  readonly id: number;
  readonly ownerId: number;
}

export const questionConflicts = {
  onlyDrafts:
    'Only a draft can be changed. Reload the list, or duplicate the question as a new draft.',
  deactivate: 'Only a published question can be deactivated. Reload the list.',
  activate: 'Only a deactivated question can be activated. Reload the list.',
  notPublished:
    'This project is not published yet. Change its questions on its details page, and submit it again.',
} as const;

/** What a save returns about the stored question. */
export type SavedQuestion = Pick<StoredQuestion, 'id' | 'version'>;

/** Creates and changes questions of a published project: the rule and the transaction of each change. */
export function createQuestionService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  async function create(payload: Schemas['NewQuestion'], asker: Asker): Promise<SavedQuestion> {
    const question = readSent(payload);
    return withTransaction(database, async (transaction) => {
      const own = { id: payload.project.id, ownerId: asker.caller.accountId };
      const { project, now } = await lockProjectToAsk(transaction, own, clock);
      const { status } = payload;
      const id = await insertQuestion(transaction, {
        projectId: project.id,
        question,
        status,
        now,
      });
      await recordStatusNow(transaction, { id, status }, now);
      const place = { id, projectId: project.id };
      const saved = await readSaved(transaction, place);
      if (status === 'PUBLISHED')
        await recordPublication(transaction, 'question.published', place, asker);
      return saved;
    });
  }

  async function change(
    payload: Schemas['QuestionChanges'],
    asker: Asker,
    refuseOther: (storedVersion: number) => void,
  ): Promise<SavedQuestion> {
    const { id, status } = payload;
    const question = readSent(payload);
    return withTransaction(database, async (transaction) => {
      const own = { id: payload.project.id, ownerId: asker.caller.accountId };
      const { project, now } = await lockProjectToAsk(transaction, own, clock);
      const place = { id, projectId: project.id };
      const stored = await findQuestion(transaction, place);
      if (stored === undefined) throw notYours('question', id);
      const next = statusAfter(stored.status, status === 'PUBLISHED' ? 'publish' : 'saveAsDraft');
      if (next === null) throw conflict(questionConflicts.onlyDrafts);
      refuseOther(stored.version);
      await changeQuestion(transaction, id, { question, status: next });
      await recordStatusNow(transaction, { id, status: next }, now);
      const saved = await readSaved(transaction, place);
      if (next === 'PUBLISHED')
        await recordPublication(transaction, 'question.published', place, asker);
      return saved;
    });
  }

  async function move(id: number, action: 'deactivate' | 'activate', asker: Asker): Promise<void> {
    await withTransaction(database, async (transaction) => {
      const own = { id, ownerId: asker.caller.accountId };
      const { project, question } = await lockOwnQuestion(transaction, own);
      const now = clock();
      const next = statusAfter(question.status, action);
      if (next === null) throw conflict(questionConflicts[action], 'Not possible now');
      if (action === 'activate') refuseClosed(project, now);
      await setQuestionStatus(transaction, id, next);
      await recordStatusNow(transaction, { id, status: next }, now);
      await recordPublication(transaction, `question.${action}d`, question, asker);
    });
  }

  /** Makes the question's present status the last entry of its history, unless it is already (OPEN-78). */
  async function recordHistory(own: Own): Promise<Schemas['QuestionHistoryEntry'][]> {
    return withTransaction(database, async (transaction) => {
      const { question } = await lockOwnQuestion(transaction, own);
      await recordStatusNow(transaction, question, clock());
      const history = await findHistory(transaction, question.id);
      return history.map(({ status, statusDate }) => ({
        status,
        statusDate: statusDate.toISOString(),
      }));
    });
  }

  return { create, change, move, recordHistory };
}

async function readSaved(transaction: Transaction, place: Publication): Promise<SavedQuestion> {
  const saved = await findQuestion(transaction, place);
  if (saved === undefined) throw new Error(`Question ${place.id} vanished while it was saved`);
  return saved;
}

function readSent(payload: Schemas['NewQuestion'] | Schemas['QuestionChanges']): SentQuestion {
  const question = readQuestion(payload);
  refuseBrokenRules(validateQuestion(question, questionEditorMessages));
  return question;
}

/**
 * Locks a project whose questions are changed. The time is read after the wait for the lock, so that it
 * follows the change that was waited for.
 */
async function lockProjectToAsk(
  transaction: Transaction,
  own: Own,
  clock: Clock,
): Promise<{ readonly project: StoredProject; readonly now: Date }> {
  const project = await lockOwnProject(transaction, own);
  if (project === undefined) throw notYours('project', own.id);
  refuseUnpublished(project);
  const now = clock();
  refuseClosed(project, now);
  return { project, now };
}

/** Locks the project first, as every writer does, and reads the question after the wait for the lock. */
async function lockOwnQuestion(transaction: Transaction, { id, ownerId }: Own) {
  const projectId = await findProjectIdOf(transaction, id);
  if (projectId === undefined) throw notFound();
  const project = await lockOwnProject(transaction, { id: projectId, ownerId });
  if (project === undefined) throw notYours('question', id);
  const question = await findQuestion(transaction, { id, projectId });
  if (question === undefined) throw notFound();
  return { project, question };
}

/** Before publication, questions are saved with the project: three at most, and its approver sees them. */
function refuseUnpublished(project: StoredProject): void {
  if (!isPublished(project)) throw conflict(questionConflicts.notPublished, 'Not possible yet');
}

function refuseClosed({ endDate, completedAt }: StoredProject, now: Date): void {
  const reason = whyNoQuestions({ endDate, completedDate: completedAt }, now);
  if (reason !== undefined) throw conflict(reason);
}
