import type { Schemas } from '@sounding/api-client';
import { counted } from '@sounding/domain/text';

type Counts = Schemas['ProjectCounts'];

/** The counts that news is made of. */
export interface Reading {
  readonly responses: number;
  readonly answersForReview: number;
}

/** Everybody who responded said whether they want to hear more. */
export function readingOf(counts: Counts): Reading {
  return {
    responses: counts.hearMoreYesCount + counts.hearMoreNoCount,
    answersForReview: counts.answersForReviewCount,
  };
}

/** The baseline for news: it falls when a count falls, so that a later rise is new. */
export function lowerOf(one: Reading, other: Reading): Reading {
  return {
    responses: Math.min(one.responses, other.responses),
    answersForReview: Math.min(one.answersForReview, other.answersForReview),
  };
}

/** What has come in between two readings, in words; empty where nothing has. */
export function newsOf(before: Reading, after: Reading): string {
  const news = [
    increase(after.responses - before.responses, 'new response', 'new responses'),
    increase(
      after.answersForReview - before.answersForReview,
      'new answer to review',
      'new answers to review',
    ),
  ].filter((text) => text !== '');
  return news.length === 0 ? '' : `${news.join(' and ')}.`;
}

/** A decrease is no news: this researcher has just decided on those answers. */
function increase(number: number, one: string, several: string): string {
  return number > 0 ? counted(number, one, several) : '';
}
