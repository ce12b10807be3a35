import type { DateTimePickerMessages } from './DateTimePicker.messages';
import { isTooEarly, isTooLate, type Limits } from './limits';
import type { Reading } from './readDateTime';
import { formatDay, formatTime, formatWallTime, toWallTime } from './ukTime';

const inWords = (instant: Date) => formatWallTime(toWallTime(instant));

/** The reason for the earliest moment, or a sentence that names that moment. */
export function minWords({ minValue, minReason }: Limits, words: DateTimePickerMessages) {
  return minValue && (minReason ?? words.tooEarly(inWords(minValue)));
}

/** The reason for the latest moment, or a sentence that names that moment. */
export function maxWords({ maxValue, maxReason }: Limits, words: DateTimePickerMessages) {
  return maxValue && (maxReason ?? words.tooLate(inWords(maxValue)));
}

/** The problem with a reading; undefined if the field is empty or holds a value within the limits. */
export function problemWith(
  reading: Reading,
  limits: Limits,
  words: DateTimePickerMessages,
): string | undefined {
  switch (reading.kind) {
    case 'empty':
      return undefined;
    case 'instant':
      if (isTooEarly(reading.instant, limits)) return minWords(limits, words);
      if (isTooLate(reading.instant, limits)) return maxWords(limits, words);
      return undefined;
    case 'skippedByClockChange':
      return words.skippedByClockChange(formatTime(reading.wall), formatDay(reading.wall));
    case 'unreadable':
    case 'noTime':
    case 'noSuchDay':
    case 'noSuchTime':
      return words[reading.kind];
  }
}
