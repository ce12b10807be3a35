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

  test('and by the clock of London, which is put forward on another day each year', () => {
    expect(closingDate(new Date('2027-02-26T12:00:00.000Z'))).toEqual(
      new Date('2027-03-28T13:00:00.000+01:00'),
    );
    expect(warnedIfUnusedSince(new Date('2027-02-26T12:00:00.000Z'))).toEqual(
      new Date('2025-03-28T13:00:00.000+00:00'),
    );
  });
});
