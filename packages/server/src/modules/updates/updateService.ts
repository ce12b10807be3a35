import type { Schemas } from '@sounding/api-client';
import { isPublished, statusAfter, validateUpdate } from '@sounding/domain';
import { recordPublication, type Publication } from '../../platform/audit/recordPublication';
import type { Platform } from '../../platform/platform';
import { inSnapshot, withTransaction, type Transaction } from '../../platform/database/database';
import { refuseBrokenRules } from '../../platform/http/brokenRules';
import type { Asker } from '../../platform/http/operations';
import { conflict, notYours } from '../../platform/http/problems';
import { multiLine } from '../../platform/text/multiLine';
import { findOwnProject, findQuestionsOf, lockOwnProject, partProblems } from '../projects';
import {
  changeUpdate,
  findAnsweredQuestions,
  findUpdate,
  findUpdatesOf,
  insertUpdate,
  lockOwnUpdate,
  replaceAnsweredQuestions,
  setUpdateStatus,
  type AnsweredQuestion,
  type StoredUpdate,
} from './updateRepository';

/** A record and its owner: a record of another owner counts as not found. */
interface Own {
  readonly id: number;
  readonly ownerId: number;
}

type Payload = Schemas['NewProjectUpdate'] | Schemas['ProjectUpdateChanges'];

export const updateConflicts = {
  onlyDrafts: 'Only a draft can be changed. Reload the list to see how this update stands now.',
  deactivate: 'Only a published update can be deactivated. Reload the list.',
  activate: 'Only a deactivated update can be activated. Reload the list.',
  notPublished:
    'This project is not published yet, so nobody could read an update. Submit it for approval first.',
} as const;

/** Updates: what a researcher tells participants, and which questions that answers. */
export function createUpdateService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  function list(project: Own): Promise<Schemas['ProjectUpdate'][]> {
    return inSnapshot(database, async (transaction) => {
      if ((await findOwnProject(transaction, project)) === undefined) {
        throw notYours('project', project.id);
      }
      const updates = await findUpdatesOf(transaction, project.id);
      const answered = await findAnsweredQuestions(transaction, project.id);
      return updates.map((update) => describeUpdate(update, answered));
    });
  }

  async function create(payload: Schemas['NewProjectUpdate'], asker: Asker) {
    const { status } = payload;
    const text = readText(payload);
    return withTransaction(database, async (transaction) => {
      await lockProjectOf(transaction, payload, asker);
      const projectId = payload.project.id;
      const id = await insertUpdate(transaction, { projectId, text, status, now: clock() });
      const place = { id, projectId };
      await writeAnswered(transaction, place, payload.questions ?? []);
      const saved = await readSaved(transaction, place);
      if (status === 'PUBLISHED')
        await recordPublication(transaction, 'project-update.published', place, asker);
      return saved;
    });
  }

  async function change(
    payload: Schemas['ProjectUpdateChanges'],
    asker: Asker,
    refuseOther: (storedVersion: number) => void,
  ) {
    const { id, status } = payload;
    const text = readText(payload);
    return withTransaction(database, async (transaction) => {
      await lockProjectOf(transaction, payload, asker);
      const place = { id, projectId: payload.project.id };
      const stored = await findUpdate(transaction, place);
      if (stored === undefined) throw notYours('project-update', id);
      const next = statusAfter(stored.status, status === 'PUBLISHED' ? 'publish' : 'saveAsDraft');
      if (next === null) throw conflict(updateConflicts.onlyDrafts);
      refuseOther(stored.version);
      await changeUpdate(transaction, id, { text, status: next, now: clock() });
      if (payload.questions) await writeAnswered(transaction, place, payload.questions);
      const saved = await readSaved(transaction, place);
      if (next === 'PUBLISHED')
        await recordPublication(transaction, 'project-update.published', place, asker);
      return saved;
    });
  }

  async function move(id: number, action: 'deactivate' | 'activate', asker: Asker): Promise<void> {
    await withTransaction(database, async (transaction) => {
      const ownerId = asker.caller.accountId;
      const stored = await lockOwnUpdate(transaction, { id, ownerId });
      if (stored === undefined) throw notYours('project-update', id);
      const next = statusAfter(stored.status, action);
      if (next === null) throw conflict(updateConflicts[action], 'Not possible now');
      await setUpdateStatus(transaction, id, next);
      await recordPublication(transaction, `project-update.${action}d`, stored, asker);
    });
  }

  return { list, create, change, move };
}

function readText(payload: Payload): string {
  const text = multiLine(payload.text);
  refuseBrokenRules(validateUpdate({ text }));
  return text;
}

/** Writers of one project's updates wait for each other, so that each sees what the last one left. */
async function lockProjectOf(transaction: Transaction, { project }: Payload, { caller }: Asker) {
  const own = await lockOwnProject(transaction, { id: project.id, ownerId: caller.accountId });
  if (own === undefined) throw notYours('project', project.id);
  // The update would appear with the project, although its approver has not seen it.
  if (!isPublished(own)) throw conflict(updateConflicts.notPublished, 'Not possible yet');
}

async function writeAnswered(
  transaction: Transaction,
  { id, projectId }: Publication,
  questions: Schemas['AnsweredQuestions'],
): Promise<void> {
  const stored = await findQuestionsOf(transaction, projectId);
  const known = new Set(stored.map((question) => question.id));
  refuseBrokenRules(partProblems('questions', questions, known));
  const questionIds = questions.map((question) => question.id);
  await replaceAnsweredQuestions(transaction, { updateId: id, projectId, questionIds });
}

async function readSaved(transaction: Transaction, place: Publication) {
  const saved = await findUpdate(transaction, place);
  if (saved === undefined) throw new Error(`Update ${place.id} vanished while it was saved`);
  return describeUpdate(saved, await findAnsweredQuestions(transaction, place.projectId));
}

function describeUpdate(
  { id, text, date, status, projectId, version }: StoredUpdate,
  answered: readonly AnsweredQuestion[],
): Schemas['ProjectUpdate'] {
  const questions = answered.flatMap(({ updateId, questionId }) =>
    updateId === id ? [{ id: questionId }] : [],
  );
  return {
    id,
    text,
    date: date.toISOString(),
    status,
    project: { id: projectId },
    questions,
    version,
  };
}
