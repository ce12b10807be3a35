import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database';
import {
  answers,
  participants,
  pollOptions,
  projectResponses,
  projects,
  questions,
} from '../../platform/database/schema';

export type AnswerToErase = NonNullable<Awaited<ReturnType<typeof findAnswerToErase>>>;

/** Any answer, approved or not, with the details that help to recognise it. */
export async function findAnswerToErase(queryable: Queryable, id: number) {
  const [answer] = await queryable
    .select({
      id: answers.id,
      date: answers.date,
      approvedAt: answers.approvedAt,
      comment: answers.comment,
      sliderValue: answers.sliderValue,
      choice: pollOptions.text,
      projectId: answers.projectId,
      projectTitle: projects.title,
      questionId: answers.questionId,
      questionText: questions.text,
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .innerJoin(projects, eq(projects.id, answers.projectId))
    .leftJoin(pollOptions, eq(pollOptions.id, answers.pollOptionId))
    .where(eq(answers.id, id));
  return answer;
}

/** Deletes an answer for good, approved or not. Answers what it was; undefined if it has gone already. */
export async function eraseAnswer(transaction: Transaction, id: number) {
  const [erased] = await transaction.delete(answers).where(eq(answers.id, id)).returning({
    projectId: answers.projectId,
    questionId: answers.questionId,
    approvedAt: answers.approvedAt,
  });
  return erased;
}

export type ParticipantToErase = NonNullable<Awaited<ReturnType<typeof findParticipantToErase>>>;

/** A participant by pseudonym, with the number of their responses and answers in each project. */
export async function findParticipantToErase(queryable: Queryable, login: string) {
  const [participant] = await queryable
    .select({ id: participants.id, createdAt: participants.createdAt })
    .from(participants)
    .where(eq(participants.login, login));
  return participant && { ...participant, projects: await findTraces(queryable, participant.id) };
}

async function findTraces(queryable: Queryable, participantId: number) {
  const { rows } = await queryable.execute<{
    id: number;
    title: string;
    responses: number;
    answers: number;
  }>(sql`
    SELECT project.id, project.title,
      sum(trace.responses)::integer AS responses, sum(trace.answers)::integer AS answers
    FROM (
      SELECT project_id, 1 AS responses, 0 AS answers FROM ${projectResponses}
      WHERE participant_id = ${participantId}
      UNION ALL
      SELECT project_id, 0, 1 FROM ${answers} WHERE participant_id = ${participantId}
    ) trace JOIN ${projects} project ON project.id = trace.project_id
    GROUP BY project.id ORDER BY project.id`);
  return rows;
}

/**
 * Deletes a participant for good with every answer and response. Answers how many of each; undefined
 * if they have gone already.
 */
export async function eraseParticipant(transaction: Transaction, id: number) {
  // The lock keeps answers of this participant from being added meanwhile: they would stay without a
  // participant.
  const found = await transaction
    .select({ id: participants.id })
    .from(participants)
    .where(eq(participants.id, id))
    .for('update');
  if (found.length === 0) return undefined;
  const goneAnswers = await transaction.delete(answers).where(eq(answers.participantId, id));
  const goneResponses = await transaction
    .delete(projectResponses)
    .where(eq(projectResponses.participantId, id));
  await transaction.delete(participants).where(eq(participants.id, id));
  return { answers: goneAnswers.rowCount ?? 0, responses: goneResponses.rowCount ?? 0 };
}
