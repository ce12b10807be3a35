import type { Schemas } from '@sounding/api-client';
import { likertMean, likertMedian, newestFirst, pollScores } from '@sounding/domain';
import type { Queryable } from '../../platform/database/database';
import { findQuestionsOf, type StoredQuestion } from '../projects';
import {
  countAnswersOf,
  findChoicesOf,
  findHistoriesOf,
  type AnswerCount,
  type StoredChoice,
} from './resultsRepository';

/** A project's questions, newest first, each with its results and history. */
export async function readQuestionsWithResults(
  queryable: Queryable,
  projectId: number,
): Promise<Schemas['Question'][]> {
  const questions = await findQuestionsOf(queryable, projectId);
  const choices = await findChoicesOf(queryable, projectId);
  const histories = await findHistoriesOf(queryable, projectId);
  const counted = await countAnswersOf(queryable, projectId);
  return newestFirst(questions, ({ date }) => date).map((question) => {
    const isOfThis = ({ questionId }: { readonly questionId: number }) =>
      questionId === question.id;
    const counts = counted.filter(isOfThis);
    return {
      id: question.id,
      text: question.text,
      date: question.date.toISOString(),
      status: question.status,
      project: { id: projectId },
      pollScores: pollResults(choices.filter(isOfThis), counts),
      sliderScores: likertResults(question, counts),
      answersCount: counts.reduce((total, { count }) => total + count, 0),
      version: question.version,
      questionHistory: histories
        .filter(isOfThis)
        .map(({ status, statusDate }) => ({ status, statusDate: statusDate.toISOString() })),
    };
  });
}

/** One entry per choice, also for choices that nobody has made. */
function pollResults(choices: readonly StoredChoice[], counts: readonly AnswerCount[]) {
  const votes = new Map(counts.map(({ pollOptionId, count }) => [pollOptionId, count]));
  return pollScores(choices.map(({ id, text }) => ({ text, count: votes.get(id) ?? 0 })));
}

function likertResults(
  { sliderMax, sliderLowerText, sliderUpperText }: StoredQuestion,
  counts: readonly AnswerCount[],
): Schemas['SliderScores'] {
  if (sliderMax === null) return null;
  const given = new Map(counts.map(({ sliderValue, count }) => [sliderValue, count]));
  const valueCounts = Array.from({ length: sliderMax + 1 }, (_, value) => given.get(value) ?? 0);
  return {
    maxValue: sliderMax,
    lowerBoundText: sliderLowerText ?? '',
    upperBoundText: sliderUpperText ?? '',
    valueCounts,
    mean: likertMean(valueCounts),
    median: likertMedian(valueCounts),
  };
}
