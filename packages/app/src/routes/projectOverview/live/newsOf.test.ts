import { expect, test } from 'vitest';
import { summarySample } from '../summary.fixture';
import { newsOf, readingOf } from './newsOf';

const before = summarySample();
const { hearMoreYesCount, hearMoreNoCount, answersForReviewCount } = before;

test.each([
  ['nothing', {}, ''],
  ['one response', { hearMoreYesCount: hearMoreYesCount + 1 }, '1 new response.'],
  [
    'several of both',
    { hearMoreNoCount: hearMoreNoCount + 3, answersForReviewCount: answersForReviewCount + 1 },
    '3 new responses and 1 new answer to review.',
  ],
  ['a new vote or scale value', { resultsVersion: before.resultsVersion + 1 }, ''],
  ['fewer to review', { answersForReviewCount: answersForReviewCount - 1 }, ''],
])('%s is told in words', (_, change, news) => {
  expect(newsOf(readingOf(before), readingOf({ ...before, ...change }))).toBe(news);
});
