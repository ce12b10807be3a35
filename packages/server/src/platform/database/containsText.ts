import { otherApostrophes, plainApostrophe, withPlainApostrophes } from '@sounding/domain';
import { and, ilike, or, sql, type Column, type SQL } from 'drizzle-orm';

/** Accents and other marks, once `NFD` has taken them apart from their letters. */
const marks = /[\u0300-\u036f]/gu;

/** Letters that no mark was added to, so that `NFD` leaves them, and how people type them without. */
const plainLetters = [
  ['ß', 'ss'],
  ['ẞ', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['œ', 'oe'],
  ['Œ', 'oe'],
  ['ø', 'o'],
  ['Ø', 'o'],
  ['ł', 'l'],
  ['Ł', 'l'],
  ['đ', 'd'],
  ['Đ', 'd'],
  ['ð', 'd'],
  ['Ð', 'd'],
  ['þ', 'th'],
  ['Þ', 'th'],
  ['ħ', 'h'],
  ['Ħ', 'h'],
  ['ŧ', 't'],
  ['Ŧ', 't'],
  ['ŋ', 'n'],
  ['Ŋ', 'n'],
  ['ı', 'i'],
] as const;

/** The text as somebody types it who has none of its accents on the keyboard. */
const plain = (text: string): string =>
  plainLetters.reduce(
    (folded, [letter, typed]) => folded.replaceAll(letter, typed),
    withPlainApostrophes(text.normalize('NFD').replace(marks, '')),
  );

/** The same of a column, by what every PostgreSQL has. Most comments are plain ASCII, which costs little. */
function plainColumn(column: Column): SQL {
  const withoutMarks = sql`regexp_replace(normalize(${column}, NFD), ${marks.source}, '', 'g')`;
  const folded = plainLetters.reduce(
    (text, [letter, typed]) => sql`replace(${text}, ${letter}, ${typed})`,
    withoutMarks,
  );
  const letters = sql`CASE WHEN octet_length(${column}) = char_length(${column}) THEN ${column} ELSE ${folded} END`;
  return sql`translate(${letters}, ${otherApostrophes}, ${plainApostrophe.repeat(otherApostrophes.length)})`;
}

/**
 * Whether a column holds this text somewhere, in any case, with any apostrophe, and with or without its accents;
 * `%`, `_` and `\` stand for themselves.
 */
export function containsText(column: Column, text: string): SQL {
  const sought = plain(text).replace(/[\\%_]/g, String.raw`\$&`);
  return ilike(plainColumn(column), `%${sought}%`);
}

/** Whether each word is found in one of the columns, in any order; undefined for a text without words. */
export function containsWords(columns: readonly Column[], text: string): SQL | undefined {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  return and(...words.map((word) => or(...columns.map((column) => containsText(column, word)))));
}
