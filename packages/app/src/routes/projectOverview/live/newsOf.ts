import type { Schemas } from '@sounding/api-client';

type Counts = Schemas['ProjectCounts'];

/** What has come in between two readings, in words; empty where nothing has. */
export function newsOf(before: Counts, after: Counts): string {
  const news = [
    counted(responsesIn(after) - responsesIn(before), 'new response', 'new responses'),
    counted(
      after.answersForReviewCount - before.answersForReviewCount,
      'new answer to review',
      'new answers to review',
    ),
  ].filter((text) => text !== '');
  return news.length === 0 ? '' : `${news.join(' and ')}.`;
}

/** Everybody who responded said whether they want to hear more. */
function responsesIn({ hearMoreYesCount, hearMoreNoCount }: Counts): number {
  return hearMoreYesCount + hearMoreNoCount;
}

/** Fewer are no news: this researcher has just decided about them. */
function counted(number: number, one: string, several: string): string {
  return number > 0 ? `${number.toLocaleString('en-GB')} ${number === 1 ? one : several}` : '';
}
