import type { DaysFromNow } from './demonstrationProject';

const dayInMillis = 86_400_000;

/** Turns 'so many days ago' into moments, all of them counted from the same present. */
export interface Calendar {
  readonly now: Date;
  /** So many days from now, at this time of the day in UTC. */
  readonly at: (days: DaysFromNow, hour?: number, minute?: number) => Date;
}

export function calendarFrom(now: Date): Calendar {
  return {
    now,
    at: (days, hour = 9, minute = 0) => {
      const date = new Date(now.getTime() + days * dayInMillis);
      date.setUTCHours(hour, minute, 0, 0);
      return date;
    },
  };
}
