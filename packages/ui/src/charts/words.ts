const grouped = new Intl.NumberFormat('en-GB');

/** A number as it is shown: 12,480. */
export function shownNumber(value: number): string {
  return grouped.format(value);
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "A, B and C". */
export function shownList(words: readonly string[]): string {
  return listed.format(words);
}
