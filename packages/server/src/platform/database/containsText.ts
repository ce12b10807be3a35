import { and, ilike, or, sql, type Column, type SQL } from 'drizzle-orm';

/** A phone types another apostrophe than a keyboard, and the one that is a letter looks like both. */
const otherApostrophes = '’‘ʼ＇';
const apostrophe = "'";

/** Whether a column holds this text somewhere, in any case and with any apostrophe; `%`, `_` and `\` stand for themselves. */
export function containsText(column: Column, text: string): SQL {
  const folded = sql`translate(${column}, ${otherApostrophes}, ${apostrophe.repeat(otherApostrophes.length)})`;
  const sought = text
    .replace(new RegExp(`[${otherApostrophes}]`, 'gu'), apostrophe)
    .replace(/[\\%_]/g, String.raw`\$&`);
  return ilike(folded, `%${sought}%`);
}

/** Whether each word stands somewhere in one of the columns, in any order; undefined where there is none. */
export function containsWords(columns: readonly Column[], text: string): SQL | undefined {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  return and(...words.map((word) => or(...columns.map((column) => containsText(column, word)))));
}
