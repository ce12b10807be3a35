import { and, asc, desc, eq, max, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database';
import { pollOptions, questionHistory, questions } from '../../platform/database/schema';
import {
  insertPollOptions,
  questionColumns,
  type SentQuestion,
  type StoredQuestion,
} from '../projects';

type Status = StoredQuestion['status'];

const nextVersion = sql<number>`${questions.version} + 1`;

export async function findProjectIdOf(
  queryable: Queryable,
  questionId: number,
): Promise<number | undefined> {
  const [row] = await queryable
    .select({ projectId: questions.projectId })
    .from(questions)
    .where(eq(questions.id, questionId));
  return row?.projectId;
}

export async function findQuestion(
  queryable: Queryable,
  { id, projectId }: { readonly id: number; readonly projectId: number },
): Promise<StoredQuestion | undefined> {
  const [question] = await queryable
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), eq(questions.projectId, projectId)));
  return question;
}

/** Writes a new question after the project's others. */
export async function insertQuestion(
  transaction: Transaction,
  {
    projectId,
    question,
    status,
    now,
  }: {
    readonly projectId: number;
    readonly question: SentQuestion;
    readonly status: Status;
    readonly now: Date;
  },
): Promise<number> {
  const [last] = await transaction
    .select({ position: max(questions.position) })
    .from(questions)
    .where(eq(questions.projectId, projectId));
  const position = (last?.position ?? -1) + 1;
  const [row] = await transaction
    .insert(questions)
    .values({ ...questionColumns(question), projectId, position, status, date: now })
    .returning({ id: questions.id });
  if (row === undefined) throw new Error('INSERT answered no row');
  await insertPollOptions(transaction, row.id, question);
  return row.id;
}

/** Rewrites a draft. Its date stays: the history says when it was published. */
export async function changeQuestion(
  transaction: Transaction,
  id: number,
  { question, status }: { readonly question: SentQuestion; readonly status: Status },
): Promise<void> {
  await transaction
    .update(questions)
    .set({ ...questionColumns(question), status, version: nextVersion })
    .where(eq(questions.id, id));
  await transaction.delete(pollOptions).where(eq(pollOptions.questionId, id));
  await insertPollOptions(transaction, id, question);
}

export async function setQuestionStatus(
  transaction: Transaction,
  id: number,
  status: Status,
): Promise<void> {
  await transaction
    .update(questions)
    .set({ status, version: nextVersion })
    .where(eq(questions.id, id));
}

/** A question's history, oldest first. */
export function findHistory(queryable: Queryable, questionId: number) {
  return queryable
    .select({ status: questionHistory.status, statusDate: questionHistory.statusDate })
    .from(questionHistory)
    .where(eq(questionHistory.questionId, questionId))
    .orderBy(asc(questionHistory.statusDate), asc(questionHistory.id));
}

/** Adds the status to the question's history unless it already is the last entry. */
export async function recordStatusNow(
  transaction: Transaction,
  { id, status }: { readonly id: number; readonly status: Status },
  now: Date,
): Promise<void> {
  const [last] = await transaction
    .select({ status: questionHistory.status })
    .from(questionHistory)
    .where(eq(questionHistory.questionId, id))
    .orderBy(desc(questionHistory.statusDate), desc(questionHistory.id))
    .limit(1);
  if (last?.status === status) return;
  await transaction.insert(questionHistory).values({ questionId: id, status, statusDate: now });
}
