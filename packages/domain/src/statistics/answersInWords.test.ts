import { expect, test } from 'vitest';

import { answersInWords } from './answersInWords';

const toPoll = (answersCount: number, ...counts: number[]) =>
  answersInWords({
    answersCount,
    sliderScores: null,
    pollScores: counts.map((count) => ({ count })),
  });
const toScale = (answersCount: number, ...valueCounts: number[]) =>
  answersInWords({ answersCount, pollScores: [], sliderScores: { valueCounts } });

test('Answers to a poll or scale are told with those that are a comment alone, which no chart counts', () => {
  expect(toPoll(5, 2, 1)).toBe('5 answers, 2 of them a comment alone');
  expect(toPoll(6204, 5000)).toBe('6,204 answers, 1,204 of them a comment alone');
  expect(toScale(4, 0, 3, 0)).toBe('4 answers, 1 of them a comment alone');
  expect(toScale(2, 0, 0)).toBe('2 answers, all of them a comment alone');
  expect(toScale(1, 0, 0)).toBe('1 answer, a comment alone');
});

test('Nothing is said of them where there are none, nor where all answers are comments', () => {
  expect(toPoll(3, 2, 1)).toBe('3 answers');
  expect(toScale(1, 0, 1)).toBe('1 answer');
  expect(toScale(0, 0, 0)).toBe('0 answers');
  expect(toPoll(17)).toBe('17 answers');
});
