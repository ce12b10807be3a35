import { CalendarDateTime, toZoned } from '@internationalized/date';

import { timeZone } from './timeZone';

export const pickerDateFormat = 'dd/MM/yyyy, HH:mm';

export const pickerDateMessages = {
  format: `Enter the date and time as ${pickerDateFormat}`,
  noSuchDate: 'This date does not exist',
  skippedTime: 'This time does not exist, because the clocks go forward that night',
} as const;

export type PickerDateProblem = keyof typeof pickerDateMessages;

export type PickerDate =
  | {
      readonly isValid: true;
      readonly date: Date;
      /** This time occurs twice that night; `date` is the first. */ readonly isRepeatedTime: boolean;
    }
  | { readonly isValid: false; readonly problem: PickerDateProblem; readonly message: string };

const typed = /^(\d{1,2})\/(\d{1,2})\/(\d{4}),?\s+(\d{1,2}):(\d{2})$/;

/**
 * Reads a typed date and time as London's: `01/12/2025, 09:30` is 1 December. The comma and
 * leading noughts may be left out. On the night the clocks go back the earlier of the two times
 * is meant; a time that the clocks skip in spring is refused rather than moved.
 */
export function parsePickerDate(text: string): PickerDate {
  const match = typed.exec(text.trim());
  if (match === null) return refuse('format');
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  if (hour > 23 || minute > 59) return refuse('format');
  const local = new CalendarDateTime(year, month, day, hour, minute);
  // The constructor constrains impossible dates, so 31/02 comes back as another day.
  if (local.day !== day || local.month !== month || local.year !== year)
    return refuse('noSuchDate');
  const earlier = toZoned(local, timeZone, 'earlier');
  const later = toZoned(local, timeZone, 'later');
  if (earlier.hour !== hour || earlier.minute !== minute) return refuse('skippedTime');
  return {
    isValid: true,
    date: earlier.toDate(),
    isRepeatedTime: earlier.compare(later) !== 0,
  };
}

function refuse(problem: PickerDateProblem): PickerDate {
  return { isValid: false, problem, message: pickerDateMessages[problem] };
}
