import { describe, expect, test } from 'vitest';
import { closedIfWarnedBy, closingDate, warnedIfUnusedSince } from './inactivity';

describe('An account that nobody uses', () => {
  test('is warned of 30 days before 24 months have passed', () => {
    const now = new Date('2026-11-24T09:00:00.000Z');
    expect(closingDate(now)).toEqual(new Date('2026-12-24T09:00:00.000Z'));
    expect(warnedIfUnusedSince(now)).toEqual(new Date('2024-12-24T09:00:00.000Z'));
  });

  test('is closed once its warning is 30 days old', () => {
    const warnedAt = new Date('2026-11-24T09:00:00.000Z');
    expect(closedIfWarnedBy(closingDate(warnedAt))).toEqual(warnedAt);
  });

  test('counts months by the calendar, a leap day included', () => {
    expect(warnedIfUnusedSince(new Date('2028-01-30T09:00:00.000Z'))).toEqual(
      new Date('2026-02-28T09:00:00.000Z'),
    );
  });
});
