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

/** Every day from the first to the last, both included, as `yyyy-MM-dd`; none if the last is earlier. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  const end = parseDate(last);
  let day = parseDate(first);
  while (day.compare(end) < 0) {
    days.push(day.toString());
    day = day.add({ days: 1 });
  }
  // Apart, since the calendar has no day after the last of the year 9999 and would stay there.
  return day.compare(end) === 0 ? [...days, last] : days;
}

function calendarDay(instant: Instant): CalendarDate {
  return toCalendarDate(fromAbsolute(toMillis(instant), timeZone));
}
