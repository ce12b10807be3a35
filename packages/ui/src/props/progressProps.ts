/**
 * What makes an element a progress bar: `value` from 0 to 1, or undefined while nobody can say how far
 * it is. React Aria's own part shares a module with every button: used, it would bring its formatting
 * of numbers to pages that show no progress at all.
 */
export function progressProps(value: number | undefined, locale: string) {
  if (value === undefined) return { role: 'progressbar' } as const;
  return {
    role: 'progressbar',
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percentageOf(value),
    'aria-valuetext': percentIn(locale, percentageOf(value)),
  } as const;
}

/** A whole number from 0 to 100. */
export function percentageOf(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 1) * 100);
}

/** As the language of the page writes it: 64%. */
export function percentIn(locale: string, percentage: number): string {
  return (percentage / 100).toLocaleString(locale, { style: 'percent' });
}
