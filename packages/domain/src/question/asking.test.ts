import { expect, test } from 'vitest';

import { whyNoQuestions } from './asking';

const now = new Date('2026-11-02T12:00:00.000Z');

test('A project takes questions until its end, and then says whether a later one would help', () => {
  const ask = (endDate: string | null, completedDate: string | null = null) =>
    whyNoQuestions({ endDate, completedDate }, now);
  expect(ask('2026-11-02T12:00:01.000Z')).toBeUndefined();
  expect(ask(null)).toBeUndefined();
  expect(ask('2026-11-02T12:00:00.000Z')).toMatch(/^Its end date has passed.*Set a later/);
  expect(ask('2026-11-02T12:00:00.000Z', '2026-11-02T12:00:00.000Z')).toMatch(/is completed/);
});
