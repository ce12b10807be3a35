import { fieldMessages, type FieldMessages } from '../Field';

export interface DateTimePickerMessages extends FieldMessages {
  /** Shown after the hint, so that the person knows the format before typing. */
  format: string;
  /** Joins the field's own hint and `format`. */
  hintWithFormat: (hint: string, format: string) => string;
  /** Names the button and the calendar that it opens. */
  open: (label: string) => string;
  time: string;
  hour: string;
  minute: string;
  done: string;
  loading: string;
  previousMonth: string;
  nextMonth: string;
  /** Names a day of the calendar, with its notes: "today", "chosen", "cannot be chosen". */
  day: (weekday: string, date: string, notes: readonly string[]) => string;
  today: string;
  chosen: string;
  outOfReach: string;
  unreadable: string;
  noTime: string;
  noSuchDay: string;
  noSuchTime: string;
  skippedByClockChange: (time: string, day: string) => string;
  /** Says that a time comes twice, because the clocks go back, and that the first is meant. */
  comesTwice: (time: string) => string;
  /** Says that a time comes twice and that the second is meant. */
  comesTwiceIsSecond: (time: string) => string;
  tooEarly: (first: string) => string;
  tooLate: (last: string) => string;
}

export const dateTimePickerMessages: DateTimePickerMessages = {
  ...fieldMessages,
  format: 'For example 31/12/2026, 14:30. UK time.',
  hintWithFormat: (hint, format) => `${hint} ${format}`,
  open: (label) => `Choose from a calendar: ${label}`,
  time: 'Time, 24-hour clock',
  hour: 'Hour',
  minute: 'Minute',
  done: 'Done',
  loading: 'The calendar is loading',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  day: (weekday, date, notes) => [`${weekday} ${date}`, ...notes].join(', '),
  today: 'today',
  chosen: 'chosen',
  outOfReach: 'cannot be chosen',
  unreadable: 'Write day, month, year and time like 31/12/2026, 14:30',
  noTime: 'Add a time after the date, like 31/12/2026, 14:30',
  noSuchDay: 'That day is not in the calendar. Check the day and the month',
  noSuchTime: 'Use the 24-hour clock, from 00:00 to 23:59',
  skippedByClockChange: (time, day) =>
    `${time} does not exist on ${day}, because the clocks go forward over it. Choose an hour earlier or later`,
  comesTwice: (time) => `The clocks go back that night and ${time} comes twice. This is the first.`,
  comesTwiceIsSecond: (time) =>
    `The clocks go back that night and ${time} comes twice. This is the second.`,
  tooEarly: (first) => `Choose ${first} or later`,
  tooLate: (last) => `Choose ${last} or earlier`,
};
