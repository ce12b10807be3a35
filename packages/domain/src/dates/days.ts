import {
  fromAbsolute,
  parseDate,
  toCalendarDate,
  type CalendarDate,
} from '@internationalized/date';

import { toMillis, type Instant } from './instant';
import { timeZone } from './timeZone';

/** Midnight in London at the start of the day that the moment falls on. */
export function startOfDay(instant: Instant): Date {
  return calendarDay(instant).toDate(timeZone);
}

/** Midnight in London at the end of the day that the moment falls on. */
export function startOfNextDay(instant: Instant): Date {
  return calendarDay(instant).add({ days: 1 }).toDate(timeZone);
}

/** Every day from the first to the last, both included, as `yyyy-MM-dd`; none if the last is earlier. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  const end = parseDate(last);
  let day = parseDate(first);
  while (day.compare(end) < 0) {
    days.push(day.toString());
    day = day.add({ days: 1 });
  }
  // The last day is added outside the loop, which would not end: the calendar has no day after 9999-12-31.
  return day.compare(end) === 0 ? [...days, last] : days;
}

function calendarDay(instant: Instant): CalendarDate {
  return toCalendarDate(fromAbsolute(toMillis(instant), timeZone));
}
