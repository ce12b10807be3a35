import { useLocale } from 'react-aria-components/I18nProvider';

/** Formatters for numbers and dates of charts in the page's language. */
export interface Shown {
  /** 12,480 */
  number: (value: number) => string;
  /** At most two decimals: 3.76 */
  decimal: (value: number) => string;
  /** In whole per cent: 64% */
  percent: (value: number) => string;
  /** To two decimals: 61.90% */
  exactPercent: (value: number) => string;
  /** The date in UK time: 1 Oct 2026 */
  day: (at: Date) => string;
  /**
   * The date and time in UK time: 1 Oct 2026, 14:30. In the hour that comes twice as the clocks go back, with
   * the zone: 25 Oct 2026, 01:30:00 BST.
   */
  moment: (at: Date) => string;
  /** Shortened, for a scale with little room: 1B */
  compact: (value: number) => string;
}

const known = new Map<string, Shown>();

/** Made once per language, because formatters are slow to make. */
function shownIn(locale: string): Shown {
  const shown = known.get(locale) ?? makeShown(locale);
  known.set(locale, shown);
  return shown;
}

function makeShown(locale: string): Shown {
  const numbers = new Intl.NumberFormat(locale);
  const decimals = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const percents = new Intl.NumberFormat(locale, { style: 'percent' });
  const exactPercents = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
  });
  const days = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeZone: 'Europe/London',
  });
  const moments = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  });
  const zonedMoments = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: 'Europe/London',
  });
  const comesTwice = (at: Date) =>
    [-1, 1].some((hours) => moments.format(at) === moments.format(+at + hours * 3_600_000));
  const compacts = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumSignificantDigits: 3,
  });
  return {
    number: (value) => numbers.format(value),
    decimal: (value) => decimals.format(value),
    percent: (value) => percents.format(value / 100),
    exactPercent: (value) => exactPercents.format(value / 100),
    day: (at) => days.format(at),
    moment: (at) => (comesTwice(at) ? zonedMoments : moments).format(at),
    compact: (value) => compacts.format(value),
  };
}

/** The formatters for the language of the provider. */
export function useShown(): Shown {
  return shownIn(useLocale().locale);
}

/** Always English: its "and" stands in English sentences, whatever the page's language. */
const listed = /* @__PURE__ */ new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "A, B and C". */
export function shownList(words: readonly string[]): string {
  return listed.format(words);
}
