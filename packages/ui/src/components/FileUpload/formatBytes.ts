const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** The size in a unit: in whole units, or in tenths from megabytes on. */
function countIn(step: number, bytes: number): number {
  const parts = step < 2 ? 1 : 10;
  return Math.round((bytes / 1000 ** step) * parts) / parts;
}

/**
 * A file's size in decimal units, as limits are written: "2 MB", "340 kB", in French "2 Mo". Empty if the
 * number is negative, NaN or Infinity.
 */
export function formatBytes(bytes: number, locale = 'en-GB'): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '';
  const fitting = units.findIndex((_unit, step) => countIn(step, bytes) < 1000);
  const step = fitting === -1 ? units.length - 1 : fitting;
  const written = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(countIn(step, bytes));
  // No line breaks between a number and its unit.
  return written.replace(' ', '\u00a0');
}
