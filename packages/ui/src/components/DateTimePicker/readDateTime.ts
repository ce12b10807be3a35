import { latinDigits } from '../../typed/latinDigits';
import { isTooEarly, isTooLate, type Limits } from './limits';
import { formatWallTime, isDayInCalendar, resolve, toWallTime, type WallTime } from './ukTime';

/** Which of the two it is, where the clocks go back over a time. */
export type Turn = 'only' | 'first' | 'second';

/** What typed text says. Only `instant` is a value; the other kinds each need a word to the person. */
export type Reading =
  | { kind: 'empty' }
  | { kind: 'instant'; wall: WallTime; instant: Date; turn: Turn }
  | { kind: 'unreadable' }
  | { kind: 'noTime' }
  | { kind: 'noSuchDay' }
  | { kind: 'noSuchTime' }
  | { kind: 'skippedByClockChange'; wall: WallTime };

/**
 * Day first, always: 01/12 is 1 December. Strokes, dots, hyphens and blanks all part the numbers. A year
 * that begins with 0 is a slip: nobody means the year 26.
 */
const datePattern = /^(\d{1,2})[ ./-](\d{1,2})[ ./-]([1-9]\d{3})$/;
/** Other programs write seconds where there are none; any but those would be lost. */
const timePattern = /^(\d{1,2})[.:](\d{2})(?:[.:]00)?$/;

/** As plain as the patterns: what is pasted has blanks that do not break, marks of direction and long dashes. */
function plainly(text: string): string {
  return latinDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Dash}/gu, '-')
    .replaceAll(/\s/gu, ' ')
    .trim();
}

/** The date ends at a comma, or at the last blank if a time follows it. */
function splitDateAndTime(text: string): [date: string, time: string] {
  const comma = text.indexOf(',');
  if (comma >= 0) return [text.slice(0, comma).trim(), text.slice(comma + 1).trim()];
  const lastWord = text.slice(text.lastIndexOf(' ') + 1);
  return timePattern.test(lastWord)
    ? [text.slice(0, -lastWord.length).trim(), lastWord]
    : [text, ''];
}

/** Far longer than any date; a longer text is not looked at. */
const longestText = 40;

const minute = 60_000;

/**
 * Reads what a person typed or picked as a time in the UK. What shows as `given` does is that moment, to
 * the second, and where it comes twice, the same one of the two, unless only the other is within the limits.
 */
export function readDateTime(
  text: string,
  given: Date | null = null,
  limits: Limits = {},
): Reading {
  const trimmed = text.trim();
  if (trimmed.length > longestText) return { kind: 'unreadable' };
  const plain = plainly(trimmed);
  if (plain === '') return { kind: 'empty' };

  const [dateText, timeText] = splitDateAndTime(plain);
  const date = datePattern.exec(dateText);
  if (!date) return { kind: 'unreadable' };
  const [day = 0, month = 0, year = 0] = date.slice(1).map(Number);
  const midnight = { year, month, day, hour: 0, minute: 0 };
  if (!isDayInCalendar(midnight)) return { kind: 'noSuchDay' };

  if (timeText === '') return { kind: 'noTime' };
  const time = timePattern.exec(timeText);
  if (!time) return { kind: 'unreadable' };
  const wall = { ...midnight, hour: Number(time[1]), minute: Number(time[2]) };
  if (wall.hour > 23 || wall.minute > 59) return { kind: 'noSuchTime' };

  const resolved = resolve(wall);
  if (resolved.kind === 'never') return { kind: 'skippedByClockChange', wall };
  const isGiven = given !== null && formatWallTime(toWallTime(given)) === formatWallTime(wall);
  const meant = isGiven ? given : resolved.instant;
  const both = resolved.kind === 'twice' ? [resolved.instant, resolved.second] : [];
  const instant =
    [meant, ...both].find((each) => !isTooEarly(each, limits) && !isTooLate(each, limits)) ?? meant;
  const isSecond = instant.getTime() >= resolved.instant.getTime() + minute;
  const turn = isSecond ? 'second' : 'first';
  return { kind: 'instant', wall, instant, turn: resolved.kind === 'twice' ? turn : 'only' };
}
