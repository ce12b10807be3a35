const list = new Intl.ListFormat('en-GB');

/** "“At home” and “At the clinic”" */
export const quotedList = (names: readonly string[]): string =>
  list.format(names.map((name) => `“${name}”`));

const commas = new Intl.ListFormat('en-GB', { type: 'unit' });

/** "18-25, 76 or above": only commas, because names may contain an "and" of their own. */
export const listText = (names: readonly string[]): string => commas.format(names);
