import { counted, numberText } from '../text/numbers';

/** A question's approved answers, and what its chart counts of them. */
interface AnswerTotals {
  readonly answersCount: number;
  /** Empty where there is no poll. */
  readonly pollScores: readonly { readonly count: number }[];
  /** Null where there is no scale. */
  readonly sliderScores: { readonly valueCounts: readonly number[] } | null;
}

/**
 * "5 answers, 2 of them a comment alone": an answer to a poll or scale may choose nothing, and its chart
 * then has a lower total.
 */
export function answersInWords(totals: AnswerTotals): string {
  const { answersCount } = totals;
  const answers = counted(answersCount, 'answer');
  const alone = countCommentsAlone(totals);
  if (alone <= 0) return answers;
  if (answersCount === 1) return `${answers}, a comment alone`;
  return `${answers}, ${alone === answersCount ? 'all' : numberText(alone)} of them a comment alone`;
}

function countCommentsAlone({ answersCount, pollScores, sliderScores }: AnswerTotals): number {
  const charted = sliderScores?.valueCounts ?? pollScores.map(({ count }) => count);
  if (charted.length === 0) return 0;
  return answersCount - charted.reduce((sum, count) => sum + count, 0);
}
