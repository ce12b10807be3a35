import { and, asc, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { containsText } from '../../platform/database/containsText';
import type { Queryable, Transaction } from '../../platform/database/database';
import { shuffledPlace, findShuffledPage, type Window } from '../../platform/database/shuffledPage';
import { isOnScaleOf } from '../../platform/database/isOnScale';
import { answers, participants, projects, questions } from '../../platform/database/schema';
import type { KeyedHash } from '../../platform/security/keyedHash';
import { answersList } from './shuffledAnswers';

export type StoredAnswer = Awaited<ReturnType<typeof findApproved>>[number];
export type WaitingAnswer = Awaited<ReturnType<typeof findWaiting>>[number];

/** A record and its owner: a record of another owner counts as not found. */
interface Own {
  readonly id: number;
  readonly ownerId: number;
}

export async function findOwnQuestion(queryable: Queryable, { id, ownerId }: Own) {
  const [question] = await queryable
    .select({ id: questions.id, text: questions.text })
    .from(questions)
    .innerJoin(projects, eq(projects.id, questions.projectId))
    .where(and(eq(questions.id, id), eq(projects.ownerId, ownerId)));
  return question;
}

/** How many answers wait in a project, as the database keeps count of them. */
export async function findOwnReview(queryable: Queryable, { id, ownerId }: Own) {
  const [review] = await queryable
    .select({ waiting: projects.answersForReviewCount })
    .from(projects)
    .where(and(eq(projects.id, id), eq(projects.ownerId, ownerId)));
  return review;
}

/** Which of a question's approved answers are asked for. */
export interface WantedAnswers {
  readonly questionId: number;
  readonly search?: string | undefined;
  readonly withComment?: boolean | undefined;
}

export async function countApproved(queryable: Queryable, wanted: WantedAnswers): Promise<number> {
  const [row] = await queryable.select({ found: count() }).from(answers).where(isWanted(wanted));
  return row?.found ?? 0;
}

/**
 * One page of approved answers, newest day first. Within a day the order does not reveal when they came
 * (security.md 35).
 */
export async function findApproved(
  queryable: Queryable,
  wanted: WantedAnswers,
  { window, keyedHash }: { window: Window; keyedHash: KeyedHash },
) {
  const { id, date } = answers;
  const place = shuffledPlace(id, keyedHash, answersList(wanted.questionId));
  const where = isWanted(wanted);
  const page = await findShuffledPage(queryable, { from: answers, id, date, where, place }, window);
  if (page === undefined) return [];
  return queryable
    .select({
      id: answers.id,
      comment: answers.comment,
      date: answers.date,
      sliderValue: answers.sliderValue,
    })
    .from(answers)
    .where(page.where)
    .orderBy(...page.orderBy)
    .limit(window.limit)
    .offset(page.offset);
}

function isWanted({ questionId, search = '', withComment }: WantedAnswers) {
  const text = search.trim();
  return and(
    eq(answers.questionId, questionId),
    isNotNull(answers.approvedAt),
    isOnScaleOf(questionId),
    text === '' ? undefined : containsText(answers.comment, text),
    withComment === undefined ? undefined : (withComment ? isNotNull : isNull)(answers.comment),
  );
}

/** One page of the waiting answers, newest first. Authors are shown, so the order reveals nothing more. */
export function findWaiting(queryable: Queryable, projectId: number, window: Window) {
  return queryable
    .select({
      id: answers.id,
      comment: answers.comment,
      date: answers.date,
      sliderValue: answers.sliderValue,
      participantLogin: participants.login,
      questionText: questions.text,
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .leftJoin(participants, eq(participants.id, answers.participantId))
    .where(and(eq(answers.projectId, projectId), isNull(answers.approvedAt)))
    .orderBy(desc(answers.date), desc(answers.id))
    .limit(window.limit)
    .offset(window.offset);
}

/**
 * Locks these answers, so that nobody else decides on them until the transaction ends. Returns only those
 * that belong to the caller.
 */
export function lockOwnAnswers(
  transaction: Transaction,
  {
    ids,
    ownerId,
    projectId,
  }: {
    readonly ids: readonly number[];
    readonly ownerId: number;
    readonly projectId: number | undefined;
  },
) {
  return (
    transaction
      .select({
        id: answers.id,
        projectId: answers.projectId,
        questionId: answers.questionId,
        approvedAt: answers.approvedAt,
      })
      .from(answers)
      .innerJoin(projects, eq(projects.id, answers.projectId))
      .where(
        and(
          inArray(answers.id, [...ids]),
          eq(projects.ownerId, ownerId),
          projectId === undefined ? undefined : eq(answers.projectId, projectId),
        ),
      )
      // Always the same order, so that two requests for the same answers cannot deadlock.
      .orderBy(asc(answers.id))
      .for('update', { of: answers })
  );
}

export async function approveAnswers(
  transaction: Transaction,
  ids: readonly number[],
  { approvedBy, now }: { readonly approvedBy: number; readonly now: Date },
): Promise<void> {
  await transaction
    .update(answers)
    .set({ approvedAt: now, approvedBy })
    .where(inArray(answers.id, [...ids]));
}

export async function deleteAnswers(
  transaction: Transaction,
  ids: readonly number[],
): Promise<void> {
  await transaction.delete(answers).where(inArray(answers.id, [...ids]));
}
