/** The apostrophe that phones type, and the accents and letters that look like an apostrophe. */
export const otherApostrophes = '’‘ʼʻ`´＇';

export const plainApostrophe = "'";

const others = new RegExp(`[${otherApostrophes}]`, 'gu');

/** The text with each of these replaced by the plain apostrophe. For comparing, never to store or show. */
export const withPlainApostrophes = (text: string): string => text.replace(others, plainApostrophe);
