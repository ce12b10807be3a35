import { likertMean, likertMedian, type PublicationStatus } from '@sounding/domain';
import type { Queryable } from '../../platform/database/database';
import { findQuestionsOf } from '../projects';
import { countAnswersOf, findChoicesOf } from '../questions';

interface QuestionFacts {
  readonly id: number;
  /** From 1, in the order in which the project asks, so that a further question changes no other number. */
  readonly number: number;
  readonly text: string;
  readonly status: PublicationStatus;
  /** Answers with a comment, whatever else they hold. */
  readonly comments: number;
}

interface ChartFacts {
  /** Answers without a choice or value, which hold only a comment. */
  readonly commentsAlone: number;
}

/** A question with the results of its approved answers. */
export type QuestionWithResults = QuestionFacts &
  (
    | { readonly kind: 'TEXT' }
    | (ChartFacts & {
        readonly kind: 'POLL';
        readonly choices: readonly { text: string; count: number }[];
      })
    | (ChartFacts & {
        readonly kind: 'LIKERT';
        /** One count for each value from 0. */
        readonly values: readonly number[];
        readonly mean: number | null;
        readonly median: number | null;
      })
  );

export async function findQuestionResults(
  queryable: Queryable,
  projectId: number,
): Promise<QuestionWithResults[]> {
  const stored = await findQuestionsOf(queryable, projectId);
  const choices = await findChoicesOf(queryable, projectId);
  const counted = await countAnswersOf(queryable, projectId);

  return stored.map(({ id, text, status, kind, sliderMax }, index): QuestionWithResults => {
    const own = counted.filter(({ questionId }) => questionId === id);
    const facts = {
      id,
      number: index + 1,
      text,
      status,
      comments: own.reduce((sum, { comments }) => sum + comments, 0),
    };
    if (kind === 'TEXT') return { ...facts, kind };
    if (kind === 'POLL') {
      const votes = new Map(own.map(({ pollOptionId, count: number }) => [pollOptionId, number]));
      return {
        ...facts,
        kind,
        commentsAlone: votes.get(null) ?? 0,
        choices: choices
          .filter(({ questionId }) => questionId === id)
          .map((choice) => ({ text: choice.text, count: votes.get(choice.id) ?? 0 })),
      };
    }
    const chosen = new Map(own.map(({ sliderValue, count: number }) => [sliderValue, number]));
    const values = Array.from(
      { length: (sliderMax ?? 0) + 1 },
      (_, value) => chosen.get(value) ?? 0,
    );
    return {
      ...facts,
      kind,
      commentsAlone: chosen.get(null) ?? 0,
      values,
      mean: likertMean(values),
      median: likertMedian(values),
    };
  });
}
