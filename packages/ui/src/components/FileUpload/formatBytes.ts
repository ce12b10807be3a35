const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file's size as people read it: decimal units, as limits are written; "2 MB", "340 kB", in French "2 Mo". Nothing of what is no size. */
export function formatBytes(bytes: number, locale = 'en-GB'): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '';
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const written = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  }).format(bytes / 1000 ** step);
  // No line ends between a number and its unit.
  return written.replace(' ', '\u00a0');
}
