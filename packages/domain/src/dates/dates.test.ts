import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { daysBetween, startOfDay, startOfNextDay } from './days';
import { formatLongDate, formatShortDateTime, londonDay, londonYear } from './format';
import { toMillisOrNull } from './instant';
import { parsePickerDate } from './pickerDate';

const minute = 60_000;
const anyMinute = fc
  .date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:00Z'),
    noInvalidDate: true,
  })
  .map((date) => new Date(Math.floor(date.getTime() / minute) * minute));
const march = 2;
const october = 9;
/** The hours around a clock change, on the last Sunday of March or October. */
const aroundChange = fc
  .tuple(
    fc.integer({ min: 1996, max: 2999 }),
    fc.constantFrom(march, october),
    fc.integer({ min: -180, max: 360 }),
  )
  .map(([year, month, offset]) => {
    const day = 31 - new Date(Date.UTC(year, month, 31)).getUTCDay();
    return new Date(Date.UTC(year, month, day) + offset * minute);
  });

describe('A person reads dates', () => {
  test('in lists as 24 February 2025, the day being London’s [UI-18, OPEN-114]', () => {
    expect(formatLongDate('2025-02-24T14:05:00.000Z')).toBe('24 February 2025');
    expect(formatLongDate('2025-06-30T23:30:00.000Z')).toBe('1 July 2025');
  });

  test('elsewhere as 24/02/2025, 14:05, the hour being London’s [UI-19, OPEN-114]', () => {
    expect(formatShortDateTime('2025-02-24T14:05:59.999Z')).toBe('24/02/2025, 14:05');
    expect(formatShortDateTime(new Date('2025-07-01T23:05:00.000Z'))).toBe('02/07/2025, 00:05');
  });

  test('and a date that is none is none', () => {
    expect([null, undefined, '', 'soon', new Date(Number.NaN)].map(toMillisOrNull)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
    expect(toMillisOrNull('1970-01-01T00:00:00.001Z')).toBe(1);
  });

  test('by London’s day and year, not UTC’s', () => {
    expect(londonDay('2025-06-30T23:30:00.000Z')).toBe('2025-07-01');
    expect(londonYear('2025-12-31T23:30:00.000Z')).toBe(2025);
    expect(londonYear('2026-01-01T00:00:00.000Z')).toBe(2026);
  });
});

describe('A person types a date and time', () => {
  const dateOf = (text: string) => {
    const result = parsePickerDate(text);
    return result.isValid ? result.date.toISOString() : result.problem;
  };

  test('day first: 01/12 is 1 December', () => {
    expect(dateOf('01/12/2025, 09:30')).toBe('2025-12-01T09:30:00.000Z');
  });

  test('in summer time', () => {
    expect(dateOf('01/07/2025, 09:30')).toBe('2025-07-01T08:30:00.000Z');
  });

  test('without the comma and leading noughts', () => {
    expect(dateOf(' 1/7/2025  9:30 ')).toBe('2025-07-01T08:30:00.000Z');
  });

  test('and hears what is wrong with it', () => {
    expect(parsePickerDate('2025-12-01 09:30')).toMatchObject({
      message: 'Enter the date and time as dd/MM/yyyy, HH:mm',
    });
    for (const text of [
      '',
      '01/12/25, 09:30',
      '01/12/2025',
      '01/12/2025, 24:00',
      '01/12/2025, 09:60',
      '01/12/2025, 09:3',
      '01/12/2025, 09:300',
      '101/12/2025, 09:30',
      '01/12/2025, 009:30',
    ]) {
      expect(dateOf(text), text).toBe('format');
    }
    for (const text of [
      '31/02/2025, 09:30',
      '29/02/2025, 09:30',
      '12/13/2025, 09:30',
      '00/01/2025, 09:30',
    ]) {
      expect(dateOf(text), text).toBe('noSuchDate');
    }
    expect(dateOf('29/02/2028, 09:30')).toBe('2028-02-29T09:30:00.000Z');
    expect(dateOf('01/01/0000, 09:30')).toBe('noSuchDate');
  });

  test('that the clocks skip in spring, and hears so', () => {
    expect(dateOf('30/03/2025, 00:59')).toBe('2025-03-30T00:59:00.000Z');
    expect(dateOf('30/03/2025, 01:00')).toBe('skippedTime');
    expect(dateOf('30/03/2025, 01:30')).toBe('skippedTime');
    expect(dateOf('30/03/2025, 01:59')).toBe('skippedTime');
    expect(dateOf('30/03/2025, 02:00')).toBe('2025-03-30T01:00:00.000Z');
  });

  test('that comes twice in autumn, and the first is taken', () => {
    expect(parsePickerDate('26/10/2025, 01:30')).toEqual({
      isValid: true,
      date: new Date('2025-10-26T00:30:00.000Z'),
      isRepeatedTime: true,
    });
    expect(parsePickerDate('26/10/2025, 02:00')).toMatchObject({ isRepeatedTime: false });
  });

  test('and what is written out reads back as the same moment, clock changes included', () => {
    fc.assert(
      fc.property(fc.oneof(anyMinute, aroundChange), (date) => {
        const result = parsePickerDate(formatShortDateTime(date));
        if (!result.isValid) throw new Error(result.message);
        const lost = date.getTime() - result.date.getTime();
        expect(lost).toBe(result.isRepeatedTime && lost !== 0 ? 60 * minute : 0);
        expect(formatShortDateTime(result.date)).toBe(formatShortDateTime(date));
      }),
    );
  });
});

describe('A day in London', () => {
  test('starts at its own midnight', () => {
    expect(startOfDay('2025-07-01T12:00:00Z').toISOString()).toBe('2025-06-30T23:00:00.000Z');
    expect(startOfDay('2025-01-01T12:00:00Z').toISOString()).toBe('2025-01-01T00:00:00.000Z');
  });

  test('has 23 hours when the clocks go forward and 25 when they go back', () => {
    const start = (day: string) => startOfDay(`${day}T12:00:00Z`).getTime();
    const hours = (day: string, next: string) => (start(next) - start(day)) / (60 * minute);
    expect(hours('2025-03-30', '2025-03-31')).toBe(23);
    expect(hours('2025-10-26', '2025-10-27')).toBe(25);
    expect(hours('2025-10-27', '2025-10-28')).toBe(24);
  });

  test('ends where the next one starts, also when the clocks change', () => {
    const end = (moment: string) => startOfNextDay(moment).toISOString();
    expect(end('2025-03-30T00:00:00Z')).toBe('2025-03-30T23:00:00.000Z');
    expect(end('2025-10-26T22:59:00Z')).toBe('2025-10-27T00:00:00.000Z');
    expect(end('2025-12-31T23:59:00Z')).toBe('2026-01-01T00:00:00.000Z');
  });

  test('holds every moment from its start on', () => {
    fc.assert(
      fc.property(fc.oneof(anyMinute, aroundChange), (date) => {
        const start = startOfDay(date);
        expect(start.getTime()).toBeLessThanOrEqual(date.getTime());
        expect(formatShortDateTime(start)).toMatch(/, 00:00$/);
        expect(londonDay(start)).toBe(londonDay(date));
      }),
    );
  });

  test('comes after all days of earlier moments, as text too', () => {
    fc.assert(
      fc.property(anyMinute, anyMinute, (one, other) => {
        const [first, last] = one < other ? [one, other] : [other, one];
        expect(londonDay(first) <= londonDay(last)).toBe(true);
      }),
    );
  });

  test('follows the one before without a gap, whatever the year', () => {
    fc.assert(
      fc.property(anyMinute, fc.nat(800), (date, more) => {
        const last = londonDay(date);
        const first = new Date(Date.parse(last) - more * 24 * 60 * minute)
          .toISOString()
          .slice(0, 10);
        const days = daysBetween(first, last);
        expect(days).toHaveLength(more + 1);
        expect([days.at(0), days.at(-1)]).toEqual([first, last]);
      }),
    );
  });

  test('follows the one before without a gap, across months and clock changes', () => {
    expect(daysBetween('2025-03-29', '2025-04-01')).toEqual([
      '2025-03-29',
      '2025-03-30',
      '2025-03-31',
      '2025-04-01',
    ]);
    expect(daysBetween('2025-10-26', '2025-10-26')).toEqual(['2025-10-26']);
    expect(daysBetween('2025-10-27', '2025-10-26')).toEqual([]);
    expect(daysBetween('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31']);
  });
});
