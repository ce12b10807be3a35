import { questionKind, type QuestionKind } from '@sounding/domain';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database';
import { pollOptions, questionHistory, questions } from '../../platform/database/schema';
import type { SentQuestion } from './projectForm';

export type StoredQuestion = typeof questions.$inferSelect;

const storedKinds = { text: 'TEXT', poll: 'POLL', likert: 'LIKERT' } as const satisfies Record<
  QuestionKind,
  StoredQuestion['kind']
>;

/** A project's questions in the order of its form. */
export function findQuestionsOf(
  queryable: Queryable,
  projectId: number,
): Promise<StoredQuestion[]> {
  return queryable
    .select()
    .from(questions)
    .where(eq(questions.projectId, projectId))
    .orderBy(asc(questions.position), asc(questions.id));
}

/** The poll choices of all of a project's questions, each question's in their order. */
export function findPollOptionsOf(queryable: Queryable, projectId: number) {
  return queryable
    .select({ questionId: pollOptions.questionId, text: pollOptions.text })
    .from(pollOptions)
    .innerJoin(questions, eq(questions.id, pollOptions.questionId))
    .where(eq(questions.projectId, projectId))
    .orderBy(asc(pollOptions.questionId), asc(pollOptions.position));
}

/**
 * Makes the project's questions exactly these, all of them drafts (OPEN-73). One that came with its
 * id keeps it, its date and its history.
 */
export async function replaceQuestions(
  transaction: Transaction,
  projectId: number,
  sent: readonly SentQuestion[],
  now: Date,
): Promise<void> {
  const kept = sent.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const left = eq(questions.projectId, projectId);
  await transaction
    .delete(questions)
    .where(kept.length === 0 ? left : and(left, notInArray(questions.id, kept)));
  if (kept.length > 0) {
    await transaction.delete(pollOptions).where(inArray(pollOptions.questionId, kept));
  }
  for (const [position, question] of sent.entries()) {
    const id = await writeQuestion(transaction, { projectId, position, question, now });
    await insertPollOptions(transaction, id, question);
  }
}

/** Writes the choices of a question that has none yet. */
export async function insertPollOptions(
  transaction: Transaction,
  questionId: number,
  question: SentQuestion,
): Promise<void> {
  if (question.pollOptions.length === 0) return;
  await transaction
    .insert(pollOptions)
    .values(question.pollOptions.map(({ text }, position) => ({ questionId, position, text })));
}

/** What was asked, as the table holds it; the choices of a poll stand in their own. */
export function questionColumns(question: SentQuestion) {
  const { sliderOption } = question;
  return {
    text: question.text,
    kind: storedKinds[questionKind(question)],
    sliderMax: sliderOption?.maxValue ?? null,
    sliderLowerText: sliderOption?.lowerBoundText ?? null,
    sliderUpperText: sliderOption?.upperBoundText ?? null,
  };
}

interface PlacedQuestion {
  readonly projectId: number;
  readonly position: number;
  readonly question: SentQuestion;
  readonly now: Date;
}

async function writeQuestion(
  transaction: Transaction,
  { projectId, position, question, now }: PlacedQuestion,
): Promise<number> {
  const columns = { ...questionColumns(question), position };
  if (question.id !== undefined) {
    await transaction.update(questions).set(columns).where(eq(questions.id, question.id));
    return question.id;
  }
  const [row] = await transaction
    .insert(questions)
    .values({ ...columns, projectId, date: now, status: 'DRAFT' })
    .returning({ id: questions.id });
  if (row === undefined) throw new Error('INSERT answered no row');
  await transaction
    .insert(questionHistory)
    .values({ questionId: row.id, status: 'DRAFT', statusDate: now });
  return row.id;
}

/** Publishes the project's drafts together with it, and notes the moment in their history (OPEN-73). */
export async function publishQuestionsOf(
  transaction: Transaction,
  projectId: number,
  now: Date,
): Promise<void> {
  const published = await transaction
    .update(questions)
    .set({ status: 'PUBLISHED' })
    .where(and(eq(questions.projectId, projectId), eq(questions.status, 'DRAFT')))
    .returning({ id: questions.id });
  if (published.length === 0) return;
  await transaction.insert(questionHistory).values(
    published.map(({ id }) => ({
      questionId: id,
      status: 'PUBLISHED' as const,
      statusDate: now,
    })),
  );
}
