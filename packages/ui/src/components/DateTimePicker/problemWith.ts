import type { DateTimePickerMessages } from './DateTimePicker.messages';
import { isTooEarly, isTooLate, type Limits } from './limits';
import type { Reading } from './readDateTime';
import { formatDay, formatTime, formatWallTime, toWallTime } from './ukTime';

const inWords = (instant: Date) => formatWallTime(toWallTime(instant));

/** Why the earliest moment is the earliest; without a reason, at least which it is. */
export function minWords({ minValue, minReason }: Limits, words: DateTimePickerMessages) {
  return minValue && (minReason ?? words.tooEarly(inWords(minValue)));
}

/** Why the latest moment is the latest; without a reason, at least which it is. */
export function maxWords({ maxValue, maxReason }: Limits, words: DateTimePickerMessages) {
  return maxValue && (maxReason ?? words.tooLate(inWords(maxValue)));
}

/** What has to be said about a reading, or nothing when it is a value within the limits, or empty. */
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
