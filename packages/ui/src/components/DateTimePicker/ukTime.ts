import { CalendarDateTime, fromDate, toCalendarDateTime, toZoned } from '@internationalized/date';

/** Everything the product shows and asks for is the time on a clock in the United Kingdom. */
const timeZone = 'Europe/London';

/** What a clock and a calendar on a wall in the UK show. `month` counts from 1. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** Which instants a wall time stands for: one, or two or none when the clocks change. */
export type Resolved =
  | { kind: 'once'; instant: Date }
  /** The clocks go back over it: it comes twice, and `instant` is the first. */
  | { kind: 'twice'; instant: Date; second: Date }
  /** The clocks go forward over it: it never comes. */
  | { kind: 'never' };

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** `dd/MM/yyyy` */
export function formatDay({ year, month, day }: WallTime): string {
  return `${pad(day, 2)}/${pad(month, 2)}/${pad(year, 4)}`;
}

/** `HH:mm`, 24-hour clock. */
export function formatTime({ hour, minute }: WallTime): string {
  return `${pad(hour, 2)}:${pad(minute, 2)}`;
}

/** `dd/MM/yyyy, HH:mm` */
export function formatWallTime(wall: WallTime): string {
  return `${formatDay(wall)}, ${formatTime(wall)}`;
}

/** The years that can be typed: in four figures, the first of which is not 0. */
const begin = Date.UTC(1000, 0, 1);
const end = Date.UTC(10_000, 0, 1);

/**
 * The date if it can be shown and typed, otherwise undefined. `new Date('')`, which a server error may cause,
 * is no date. The years 1 and 10000, which some programs write for “never”, cannot be typed.
 */
export function momentOf(date: Date | null | undefined): Date | undefined {
  return date && date.getTime() >= begin && date.getTime() < end ? date : undefined;
}

/** The wall time in the UK at an instant. */
export function toWallTime(instant: Date): WallTime {
  const { year, month, day, hour, minute } = fromDate(instant, timeZone);
  return { year, month, day, hour, minute };
}

/** Whether the calendar has this day: 31/02 and 29/02 outside a leap year are not there. */
export function isDayInCalendar({ year, month, day }: WallTime): boolean {
  const constrained = new CalendarDateTime(year, month, day);
  return constrained.month === month && constrained.day === day;
}

/** The instant at which clocks in the UK show this time. */
export function resolve({ year, month, day, hour, minute }: WallTime): Resolved {
  const wall = new CalendarDateTime(year, month, day, hour, minute);
  const first = toZoned(wall, timeZone, 'earlier');
  if (toCalendarDateTime(first).compare(wall) !== 0) return { kind: 'never' };
  const last = toZoned(wall, timeZone, 'later');
  const instant = first.toDate();
  return first.compare(last) === 0
    ? { kind: 'once', instant }
    : { kind: 'twice', instant, second: last.toDate() };
}
