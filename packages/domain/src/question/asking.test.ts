import { expect, test } from 'vitest';

import { canAskQuestions } from './asking';

test('A project takes questions until it is completed', () => {
  const now = new Date('2026-11-02T12:00:00.000Z');
  expect(canAskQuestions({ endDate: '2026-11-02T12:00:01.000Z' }, now)).toBe(true);
  expect(canAskQuestions({ endDate: '2026-11-02T12:00:00.000Z' }, now)).toBe(false);
  expect(canAskQuestions({ endDate: null }, now)).toBe(true);
});
