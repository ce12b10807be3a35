import { toMillis, type Instant } from './instant';
import { timeZone } from './timeZone';

const longDate = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone });

const numericParts = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Date in lists: `24 February 2025` (OPEN-114). */
export function formatLongDate(instant: Instant): string {
  return longDate.format(toMillis(instant));
}

/** Date outside lists and in pickers: `24/02/2025, 14:05` (OPEN-114). */
export function formatShortDateTime(instant: Instant): string {
  const { day, month, year, hour, minute } = londonParts(instant);
  return `${day}/${month}/${year}, ${hour}:${minute}`;
}

/** The day in London that a moment falls on, as `yyyy-MM-dd`: days sort and compare as text. */
export function londonDay(instant: Instant): string {
  const { day, month, year } = londonParts(instant);
  return `${year}-${month}-${day}`;
}

/** The year in London that a moment falls in. */
export function londonYear(instant: Instant): number {
  return Number(londonParts(instant).year);
}

interface LondonParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
}

// Built from parts, so that punctuation never depends on the runtime's locale data.
function londonParts(instant: Instant): LondonParts {
  const parts = new Map(
    numericParts.formatToParts(toMillis(instant)).map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    year: part('year').padStart(4, '0'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
}
