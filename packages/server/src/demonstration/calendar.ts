import type { DaysFromNow } from './demonstrationProject';

const dayInMillis = 86_400_000;

/** Turns 'so many days ago' into moments, all of them counted from the same present. */
export function calendarFrom(now: Date) {
  return {
    now,
    /** So many days from now, at this time of the day in UTC. */
    at(days: DaysFromNow, hour = 9, minute = 0): Date {
      const date = new Date(now.getTime() + days * dayInMillis);
      date.setUTCHours(hour, minute, 0, 0);
      return date;
    },
  };
}

export type Calendar = ReturnType<typeof calendarFrom>;
