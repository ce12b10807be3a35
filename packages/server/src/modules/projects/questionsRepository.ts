import { questionKind, type QuestionKind } from '@sounding/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
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

/** A question's columns; the choices of a poll are in a table of their own. */
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

/** A question as the statements below take it; one that is new has no id. */
export function questionRow(question: SentQuestion, position: number) {
  return {
    id: question.id ?? null,
    position,
    ...questionColumns(question),
    pollOptions: question.pollOptions.map(({ text }) => text),
  };
}

/**
 * Part of a statement that has a `project`: writes the project's questions, new ones as drafts (OPEN-73). A
 * question that was sent with its id keeps the id, its date and its history. Writes nothing for NULL.
 */
export const questionsWritten = sql`
  sent_questions AS (
    SELECT * FROM json_to_recordset(${sql.placeholder('questions')}::json) AS sent (
      id integer, position integer, text text, kind text, "sliderMax" integer,
      "sliderLowerText" text, "sliderUpperText" text, "pollOptions" json
    )
  ), changed_questions AS (
    UPDATE ${questions} stored SET
      position = sent.position, text = sent.text, kind = sent.kind, slider_max = sent."sliderMax",
      slider_lower_text = sent."sliderLowerText", slider_upper_text = sent."sliderUpperText",
      version = stored.version + 1
    FROM project, sent_questions sent
    WHERE stored.id = sent.id AND stored.project_id = project.id
  ), inserted_questions AS (
    INSERT INTO ${questions} (
      project_id, position, text, kind, slider_max, slider_lower_text, slider_upper_text, status,
      date
    )
    SELECT
      project.id, position, text, kind, "sliderMax", "sliderLowerText", "sliderUpperText", 'DRAFT',
      ${sql.placeholder('now')}::timestamptz
    FROM project, sent_questions WHERE sent_questions.id IS NULL
    RETURNING id, position, date
  ), begun_history AS (
    INSERT INTO ${questionHistory} (question_id, status, status_date)
    SELECT id, 'DRAFT', date FROM inserted_questions
  ), inserted_poll_options AS (
    INSERT INTO ${pollOptions} (question_id, position, text)
    SELECT coalesce(sent.id, inserted.id), option.place - 1, option.text
    FROM sent_questions sent
      LEFT JOIN inserted_questions inserted ON inserted.position = sent.position
      CROSS JOIN LATERAL
        json_array_elements_text(sent."pollOptions") WITH ORDINALITY AS option (text, place)
  )`;

/**
 * Part of a statement that has a `project`: removes the questions that were not sent, and the choices of
 * those that were.
 */
export const questionsRemoved = sql`
  removed_questions AS (
    DELETE FROM ${questions} stored USING project WHERE stored.project_id = project.id
      AND stored.id <> ALL(${sql.placeholder('questionIds')}::integer[])
  ), removed_poll_options AS (
    DELETE FROM ${pollOptions} option USING ${questions} stored, project
    WHERE option.question_id = stored.id AND stored.project_id = project.id
      AND stored.id = ANY(${sql.placeholder('questionIds')}::integer[])
  )`;

/** Publishes the project's draft questions together with it, and adds the time to their history (OPEN-73). */
export async function publishQuestionsOf(
  transaction: Transaction,
  projectId: number,
  now: Date,
): Promise<void> {
  const published = await transaction
    .update(questions)
    .set({ status: 'PUBLISHED', version: sql`${questions.version} + 1` })
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
