/** A phone types another apostrophe than a keyboard, and there are accents and letters that look like both. */
export const otherApostrophes = '’‘ʼʻ`´＇';

export const plainApostrophe = "'";

const others = new RegExp(`[${otherApostrophes}]`, 'gu');

/** A text with the keyboard's apostrophe in place of every other. To compare with, never to store or show. */
export const withPlainApostrophes = (text: string): string => text.replace(others, plainApostrophe);
