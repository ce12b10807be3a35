import type { Schemas } from '@sounding/api-client';
import {
  isPublished,
  projectAfter,
  projectCompletedMessage,
  toMillisOrNull,
  validateLocks,
  validateProject,
  type Instant,
  type ValidationContext,
} from '@sounding/domain';
import { recordAudit } from '../../platform/audit/recordAudit';
import type { Platform } from '../../platform/platform';
import { withTransaction, type Transaction } from '../../platform/database/database';
import { refuseBrokenRules } from '../../platform/http/brokenRules';
import type { Asker } from '../../platform/http/operations';
import { conflict, notYours } from '../../platform/http/problems';
import { audienceChoiceProblems } from './audienceRules';
import { changedFields } from './changedFields';
import { partProblems } from './partRules';
import { pictureProblems } from './picture';
import { readProjectForm, type SentProject } from './projectForm';
import { findPartIds, insertProject, replaceParts, type PartIds } from './projectParts';
import { readProject } from './projectReadModel';
import {
  changeProject,
  findOwnProject,
  lockOwnProject,
  type ProjectText,
  type StoredProject,
} from './projectRepository';

/** A project after a save, and the version that it then has. */
export interface SavedProject {
  readonly project: Schemas['Project'];
  readonly version: number;
}

export const projectConflicts = {
  isPublished: 'This project is published, so it cannot become a draft again.',
  questionsElsewhere:
    'This project is published, so its questions are changed on its Questions tab.',
  isHandedIn:
    'This project has been handed in, so a save has to say that it becomes a draft again: send it with the status DRAFT.',
  isCompleted: projectCompletedMessage,
} as const;

/** Saves projects: the rule, the transaction and the audit line of every save. */
export function createProjectService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  async function create(payload: Schemas['NewProject'], { caller }: Asker) {
    const now = clock();
    const form = readProjectForm(payload);
    refuseBrokenForm(form, { mode: 'creating', now });
    return withTransaction(database, async (transaction) => {
      await refuseUnknownParts(transaction, form, nothingStored);
      const { accountId: ownerId } = caller;
      const id = await insertProject(transaction, { ...textOf(form), ownerId, now }, form);
      return readSaved(transaction, { id, ownerId });
    });
  }

  async function update(
    payload: Schemas['ProjectChanges'],
    { caller, origin }: Asker,
    refuseVersion: (version: number) => void,
  ) {
    const now = clock();
    const own = { id: payload.id, ownerId: caller.accountId };
    return withTransaction(database, async (transaction) => {
      const stored = await lockOwnProject(transaction, own);
      if (stored === undefined) throw notYours('project', payload.id);
      refuseVersion(stored.version);
      const target = { type: 'project', id: stored.id };
      const line = { actorId: caller.accountId, target, origin };
      if (isPublished(stored)) {
        const fields = await saveChanges(transaction, stored, payload, now);
        const saved = await readSaved(transaction, own);
        if (fields.length > 0) {
          await recordAudit(transaction, {
            ...line,
            action: 'project.edited',
            detail: { fields: fields.join(' ') },
          });
        }
        return saved;
      }
      await saveAsDraft(transaction, stored, payload, now);
      const saved = await readSaved(transaction, own);
      if (stored.status !== 'DRAFT') {
        await recordAudit(transaction, {
          ...line,
          action: 'project.withdrawn',
          detail: { from: stored.status },
        });
      }
      return saved;
    });
  }

  return { create, update };
}

/**
 * Creating mode: whatever its status was, the project is a draft now (OPEN-56). A handed-in project becomes a
 * draft only if the payload says so: a page that still shows the older draft does not say it.
 */
async function saveAsDraft(
  transaction: Transaction,
  stored: StoredProject,
  payload: Schemas['ProjectChanges'],
  now: Date,
): Promise<void> {
  if (stored.status !== 'DRAFT' && payload.status === undefined) {
    throw conflict(projectConflicts.isHandedIn, 'Not possible now');
  }
  const form = readProjectForm(payload);
  refuseBrokenForm(form, { mode: 'creating', now });
  const next = projectAfter(stored, 'saveAsDraft', now);
  if (next === null) throw conflict(projectConflicts.isPublished);
  await refuseUnknownParts(transaction, form, await findPartIds(transaction, stored.id));
  await changeProject(transaction, stored.id, {
    ...textOf(form),
    status: next.status,
    publishedDate: toDate(next.publishedDate),
    now,
  });
  await replaceParts(transaction, stored.id, form, now);
}

/**
 * Editing mode: status, launch, saved audience and questions stay as they are (STATE-05, OPEN-71). Answers
 * the names of the fields that participants find changed.
 */
async function saveChanges(
  transaction: Transaction,
  stored: StoredProject,
  payload: Schemas['ProjectChanges'],
  now: Date,
): Promise<readonly string[]> {
  if (payload.status !== undefined) throw conflict(projectConflicts.isPublished);
  if (payload.questions !== undefined)
    throw conflict(projectConflicts.questionsElsewhere, 'Not possible here');
  if (stored.completedAt !== null || projectAfter(stored, 'saveChanges', now) === null) {
    throw conflict(projectConflicts.isCompleted);
  }
  const form = {
    ...readProjectForm(payload),
    publishedDate: stored.publishedDate,
  };
  const parts = await findPartIds(transaction, stored.id);
  const [locked] = validateLocks(
    {
      launchDate: stored.launchDate,
      ageRanges: parts.ageRangeIds.map((id) => ({ id })),
      interests: parts.interestIds.map((id) => ({ id })),
    },
    form,
  );
  if (locked) throw conflict(locked.message);
  refuseBrokenForm(form, { mode: 'editing', now, storedEndDate: stored.endDate });
  await refuseUnknownParts(transaction, form, parts);
  const text = textOf(form);
  await changeProject(transaction, stored.id, { ...text, now });
  const hasSameContents = await replaceParts(
    transaction,
    stored.id,
    { ...form, questions: undefined },
    now,
  );
  return changedFields(stored, parts, { ...form, text, hasSameContents });
}

function refuseBrokenForm(form: SentProject, context: ValidationContext): void {
  refuseBrokenRules([...validateProject(form, context), ...pictureProblems(form.contents)]);
}

const nothingStored: PartIds = {
  ageRangeIds: [],
  interestIds: [],
  contentIds: [],
  questionIds: [],
};

/** Refuses an id in the payload that names nothing which this project may have. */
async function refuseUnknownParts(
  transaction: Transaction,
  form: SentProject,
  stored: PartIds,
): Promise<void> {
  refuseBrokenRules([
    ...(await audienceChoiceProblems(transaction, form, new Set(stored.interestIds))),
    ...partProblems('contents', form.contents, new Set(stored.contentIds)),
    ...partProblems('questions', form.questions, new Set(stored.questionIds)),
  ]);
}

async function readSaved(
  transaction: Transaction,
  own: { readonly id: number; readonly ownerId: number },
): Promise<SavedProject> {
  const saved = await findOwnProject(transaction, own);
  if (saved === undefined) throw new Error(`Project ${own.id} vanished while it was saved`);
  return { project: await readProject(transaction, saved), version: saved.version };
}

function textOf(form: SentProject): ProjectText {
  const { title, subtitle, policy, funder, launchDate, endDate } = form;
  return {
    title,
    subtitle,
    policy,
    funder,
    launchDate: toDate(launchDate),
    endDate: toDate(endDate),
  };
}

function toDate(instant: Instant | null): Date | null {
  const millis = toMillisOrNull(instant);
  return millis === null ? null : new Date(millis);
}
