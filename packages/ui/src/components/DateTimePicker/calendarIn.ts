import { CalendarDate, getDayOfWeek } from '@internationalized/date';
import type { DayPickerProps } from 'react-day-picker';

const sunday = new CalendarDate(2032, 2, 1);

type Week = NonNullable<DayPickerProps['weekStartsOn']>;
const week: readonly Week[] = [0, 1, 2, 3, 4, 5, 6];

/** Longest weekday name, in characters, that fits above a day: "Thu" and "jeu." fit. */
const longestWeekday = 4;

/** The names of months and days in a language, from the browser's `Intl`, and the first day of its week. */
export function calendarIn(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const writer = new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options });
    return (date: Date) => writer.format(date);
  };
  const numbers = new Intl.NumberFormat(locale);
  const nameWeekday = format({ weekday: 'long' });
  const nameShortly = format({ weekday: 'short' });
  const isShort = week.every((day) => nameShortly(dayOfWeek(day)).length <= longestWeekday);
  const nameMonth = format({ month: 'long', year: 'numeric' });
  return {
    weekStartsOn: week.at(-getDayOfWeek(sunday, locale)) ?? 1,
    nameWeekday,
    /** "1 December 2032" */
    nameDate: format({ dateStyle: 'long' }),
    formatters: {
      formatCaption: nameMonth,
      formatDay: (day: Date) => numbers.format(day.getDate()),
      formatWeekdayName: isShort ? nameShortly : format({ weekday: 'narrow' }),
    },
    labels: { labelGrid: nameMonth, labelWeekday: nameWeekday },
  };
}

function dayOfWeek(day: Week): Date {
  return sunday.add({ days: day }).toDate('UTC');
}
