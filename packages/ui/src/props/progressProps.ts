/**
 * Attributes that make an element a progress bar: `value` from 0 to 1, or undefined if the progress is
 * unknown. React Aria's own progress bar shares a module with every button: if it were used, pages without
 * any progress bar would load its number formatting.
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

/** The percentage as the page's language writes it: 64%. */
export function percentIn(locale: string, percentage: number): string {
  return (percentage / 100).toLocaleString(locale, { style: 'percent' });
}
