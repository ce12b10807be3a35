import type { DateTimePickerMessages } from './DateTimePicker.messages';
import type { Reading } from './readDateTime';
import { formatDay, formatTime, formatWallTime, toWallTime } from './ukTime';

/** The earliest and latest moment that may be chosen, and why. */
export interface Limits {
  /** The earliest moment that may be chosen. */
  minValue?: Date | undefined;
  /** The latest moment that may be chosen. */
  maxValue?: Date | undefined;
  /** Why nothing earlier may be chosen, shown with it. */
  minReason?: string | undefined;
  /** Why nothing later may be chosen, shown with it. */
  maxReason?: string | undefined;
}

const inWords = (instant: Date) => formatWallTime(toWallTime(instant));

/** Why the earliest moment is the earliest; without a reason, at least which it is. */
export function minWords({ minValue, minReason }: Limits, words: DateTimePickerMessages) {
  return minValue && (minReason ?? words.tooEarly(inWords(minValue)));
}

/** Why the latest moment is the latest; without a reason, at least which it is. */
export function maxWords({ maxValue, maxReason }: Limits, words: DateTimePickerMessages) {
  return maxValue && (maxReason ?? words.tooLate(inWords(maxValue)));
}

const minute = 60_000;

/** Limits hold to the minute, as the field shows no seconds. */
const wholeMinute = (instant: Date) => Math.floor(instant.getTime() / minute);

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
      if (limits.minValue && wholeMinute(reading.instant) < wholeMinute(limits.minValue)) {
        return minWords(limits, words);
      }
      if (limits.maxValue && wholeMinute(reading.instant) > wholeMinute(limits.maxValue)) {
        return maxWords(limits, words);
      }
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
