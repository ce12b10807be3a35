/**
 * What makes an element a progress bar: `value` from 0 to 1, or undefined while nobody can say how far
 * it is. React Aria's own part shares a module with every button: used, it would bring its formatting
 * of numbers to pages that show no progress at all.
 */
export function progressProps(value: number | undefined) {
  if (value === undefined) return { role: 'progressbar' } as const;
  const percentage = percentageOf(value);
  return {
    role: 'progressbar',
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percentage,
    'aria-valuetext': `${percentage}%`,
  } as const;
}

/** A whole number from 0 to 100. */
export function percentageOf(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 1) * 100);
}
