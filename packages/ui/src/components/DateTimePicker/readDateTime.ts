import { latinDigits } from '../../typed/latinDigits';
import { isTooEarly, isTooLate, type Limits } from './limits';
import { formatWallTime, isDayInCalendar, resolve, toWallTime, type WallTime } from './ukTime';

/** Which one is meant of a time that comes twice when the clocks go back; `only` for any other time. */
export type Turn = 'only' | 'first' | 'second';

/** What typed text means. Only `instant` is a value; every other kind except `empty` has an error message. */
export type Reading =
  | { kind: 'empty' }
  | { kind: 'instant'; wall: WallTime; instant: Date; turn: Turn }
  | { kind: 'unreadable' }
  | { kind: 'noTime' }
  | { kind: 'noSuchDay' }
  | { kind: 'noSuchTime' }
  | { kind: 'skippedByClockChange'; wall: WallTime };

/**
 * Day first, always: 01/12 is 1 December. Slashes, dots, hyphens and spaces all separate the numbers. A year
 * that begins with 0 is a typing error: nobody means the year 26.
 */
const datePattern = /^(\d{1,2})[ ./-](\d{1,2})[ ./-]([1-9]\d{3})$/;
/** Accepts seconds only as `:00`, which other programs write. Any other seconds would be lost. */
const timePattern = /^(\d{1,2})[.:](\d{2})(?:[.:]00)?$/;

/**
 * Simplifies text for the patterns: pasted text has no-break spaces, direction marks, long dashes and Arabic
 * commas.
 */
function plainly(text: string): string {
  return latinDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Dash}/gu, '-')
    .replaceAll('،', ',')
    .replaceAll(/\s/gu, ' ')
    .trim();
}

/** The date ends at a comma, or at the last space if a time follows it. */
function splitDateAndTime(text: string): [date: string, time: string] {
  const comma = text.indexOf(',');
  if (comma >= 0) return [text.slice(0, comma).trim(), text.slice(comma + 1).trim()];
  const lastWord = text.slice(text.lastIndexOf(' ') + 1);
  return timePattern.test(lastWord)
    ? [text.slice(0, -lastWord.length).trim(), lastWord]
    : [text, ''];
}

/** In characters, far longer than any date. Longer text is not parsed. */
const longestText = 40;

const minute = 60_000;

/**
 * Reads typed or picked text as a time in the UK. Text that equals `given` as shown means exactly that
 * instant, with its seconds. If a time comes twice, the one within the limits is meant; if both are, that of
 * `given` or else the first.
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
