const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const list = new Intl.ListFormat('en-GB');

/** 1,234 */
export const numberText = (value: number): string => numbers.format(value);

/** "1 answer", "1,234 answers" */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** "“At home” and “At the clinic”" */
export const quotedList = (names: readonly string[]): string =>
  list.format(names.map((name) => `“${name}”`));

const commas = new Intl.ListFormat('en-GB', { type: 'unit' });

/** "18-25, 76 or above", as names may have an "and" of their own. */
export const listText = (names: readonly string[]): string => commas.format(names);
