import { useLocale } from 'react-aria-components/I18nProvider';

/** How the language of the page writes what charts show. */
export interface Shown {
  /** 12,480 */
  number: (value: number) => string;
  /** At most two decimals: 3.76 */
  decimal: (value: number) => string;
  /** In whole per cent: 64% */
  percent: (value: number) => string;
  /** To two decimals: 61.90% */
  exactPercent: (value: number) => string;
  /** On a London clock: 1 Oct 2026 */
  day: (at: Date) => string;
  /** The same with the time: 1 Oct 2026, 14:30 */
  moment: (at: Date) => string;
  /** Short beside a scale, where there is little room: 1B */
  compact: (value: number) => string;
}

const known = new Map<string, Shown>();

/** Made once a language: formatters are slow to make. */
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
    moment: (at) => moments.format(at),
    compact: (value) => compacts.format(value),
  };
}

/** As the provider's language has it. */
export function useShown(): Shown {
  return shownIn(useLocale().locale);
}

/** Its "and" is a word of the English sentences that it stands in, whatever language the page speaks. */
const listed = /* @__PURE__ */ new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "A, B and C". */
export function shownList(words: readonly string[]): string {
  return listed.format(words);
}
