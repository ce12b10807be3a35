import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database';
import { isOnScale } from '../../platform/database/isOnScale';
import { answers, pollOptions, questionHistory, questions } from '../../platform/database/schema';

export type StoredChoice = Awaited<ReturnType<typeof findChoicesOf>>[number];
export type AnswerCount = Awaited<ReturnType<typeof countAnswersOf>>[number];

/** The poll choices of all of a project's questions, each question's in their order. */
export function findChoicesOf(queryable: Queryable, projectId: number) {
  return queryable
    .select({ id: pollOptions.id, questionId: pollOptions.questionId, text: pollOptions.text })
    .from(pollOptions)
    .innerJoin(questions, eq(questions.id, pollOptions.questionId))
    .where(eq(questions.projectId, projectId))
    .orderBy(asc(pollOptions.questionId), asc(pollOptions.position));
}

/** The histories of all of a project's questions, each oldest first. */
export function findHistoriesOf(queryable: Queryable, projectId: number) {
  return queryable
    .select({
      questionId: questionHistory.questionId,
      status: questionHistory.status,
      statusDate: questionHistory.statusDate,
    })
    .from(questionHistory)
    .innerJoin(questions, eq(questions.id, questionHistory.questionId))
    .where(eq(questions.projectId, projectId))
    .orderBy(asc(questionHistory.statusDate), asc(questionHistory.id));
}

/**
 * How many approved answers chose each choice or gave each value: one row for each value that occurs. Each
 * question's answers are counted separately, from the index that holds their values. Otherwise, for a project
 * with many questions, PostgreSQL would read the answers to all projects.
 */
export function countAnswersOf(queryable: Queryable, projectId: number) {
  const { questionId, pollOptionId, sliderValue } = answers;
  const counted = queryable
    .select({
      questionId,
      pollOptionId,
      sliderValue,
      count: count().as('count'),
      comments: count(answers.comment).as('comments'),
    })
    .from(answers)
    .where(
      and(
        eq(questionId, questions.id),
        isNotNull(answers.approvedAt),
        isOnScale(questions.sliderMax),
      ),
    )
    .groupBy(questionId, pollOptionId, sliderValue)
    .as('counted');
  return queryable
    .select({
      questionId: counted.questionId,
      pollOptionId: counted.pollOptionId,
      sliderValue: counted.sliderValue,
      count: counted.count,
      comments: counted.comments,
    })
    .from(questions)
    .crossJoinLateral(counted)
    .where(eq(questions.projectId, projectId));
}
