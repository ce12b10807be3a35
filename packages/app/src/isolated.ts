/** Letters of scripts that are written from right to left. */
const fromTheRight =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Puts a person's words into a text of ours, isolated if they contain right-to-left letters, which would
 * reorder the text around them (UAX #9, 2.4). In markup a `bdi` element does the same.
 */
export const isolated = (words: string): string =>
  fromTheRight.test(words) ? `\u2068${words}\u2069` : words;
