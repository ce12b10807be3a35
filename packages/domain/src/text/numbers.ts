const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** 1,234 */
export const numberText = (value: number): string => numbers.format(value);

/** "1 answer", "1,234 answers" */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;
