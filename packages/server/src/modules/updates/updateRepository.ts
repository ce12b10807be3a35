import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database';
import { projects, projectUpdateQuestions, projectUpdates } from '../../platform/database/schema';

export type StoredUpdate = typeof projectUpdates.$inferSelect;
export type AnsweredQuestion = Awaited<ReturnType<typeof findAnsweredQuestions>>[number];

const nextVersion = sql`${projectUpdates.version} + 1`;

/** A project's updates whatever their status, newest first. */
export function findUpdatesOf(queryable: Queryable, projectId: number): Promise<StoredUpdate[]> {
  return queryable
    .select()
    .from(projectUpdates)
    .where(eq(projectUpdates.projectId, projectId))
    .orderBy(desc(projectUpdates.date), desc(projectUpdates.id));
}

/** Which questions a project's updates answer. */
export function findAnsweredQuestions(queryable: Queryable, projectId: number) {
  return queryable
    .select({
      updateId: projectUpdateQuestions.updateId,
      questionId: projectUpdateQuestions.questionId,
    })
    .from(projectUpdateQuestions)
    .where(eq(projectUpdateQuestions.projectId, projectId))
    .orderBy(asc(projectUpdateQuestions.updateId), asc(projectUpdateQuestions.questionId));
}

export async function findUpdate(
  queryable: Queryable,
  { id, projectId }: { readonly id: number; readonly projectId: number },
): Promise<StoredUpdate | undefined> {
  const [update] = await queryable
    .select()
    .from(projectUpdates)
    .where(and(eq(projectUpdates.id, id), eq(projectUpdates.projectId, projectId)));
  return update;
}

/** Locks the update's project, so that nobody else changes either of them until the transaction ends. */
export async function lockOwnUpdate(
  transaction: Transaction,
  { id, ownerId }: { readonly id: number; readonly ownerId: number },
): Promise<StoredUpdate | undefined> {
  const [project] = await transaction
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(projectUpdates, eq(projectUpdates.projectId, projects.id))
    .where(and(eq(projectUpdates.id, id), eq(projects.ownerId, ownerId)))
    .for('update', { of: projects });
  // Read again, because the join above shows the state before the wait for the lock.
  return project && findUpdate(transaction, { id, projectId: project.id });
}

export async function insertUpdate(
  transaction: Transaction,
  { now, ...update }: Pick<StoredUpdate, 'projectId' | 'text' | 'status'> & { readonly now: Date },
): Promise<number> {
  const [row] = await transaction
    .insert(projectUpdates)
    .values({ ...update, date: now, createdAt: now })
    .returning({ id: projectUpdates.id });
  if (row === undefined) throw new Error('INSERT answered no row');
  return row.id;
}

export async function changeUpdate(
  transaction: Transaction,
  id: number,
  { now, ...update }: Pick<StoredUpdate, 'text' | 'status'> & { readonly now: Date },
): Promise<void> {
  await transaction
    .update(projectUpdates)
    .set({ ...update, date: now, version: nextVersion })
    .where(eq(projectUpdates.id, id));
}

export async function setUpdateStatus(
  transaction: Transaction,
  id: number,
  status: StoredUpdate['status'],
): Promise<void> {
  await transaction
    .update(projectUpdates)
    .set({ status, version: nextVersion })
    .where(eq(projectUpdates.id, id));
}

/** Makes the questions that an update answers exactly these. */
export async function replaceAnsweredQuestions(
  transaction: Transaction,
  {
    updateId,
    projectId,
    questionIds,
  }: {
    readonly updateId: number;
    readonly projectId: number;
    readonly questionIds: readonly number[];
  },
): Promise<void> {
  await transaction
    .delete(projectUpdateQuestions)
    .where(eq(projectUpdateQuestions.updateId, updateId));
  if (questionIds.length === 0) return;
  await transaction
    .insert(projectUpdateQuestions)
    .values(questionIds.map((questionId) => ({ updateId, questionId, projectId })));
}
