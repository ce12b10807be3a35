/** Letters that are written from the right. */
const fromTheRight =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Another person's words as part of a text of ours, set apart where their direction would move what stands
 * around them (UAX #9, 2.4). In markup a `bdi` says the same.
 */
export const isolated = (words: string): string =>
  fromTheRight.test(words) ? `\u2068${words}\u2069` : words;
