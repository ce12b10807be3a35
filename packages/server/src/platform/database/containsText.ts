import { otherApostrophes, plainApostrophe, withPlainApostrophes } from '@sounding/domain';
import { and, ilike, or, sql, type Column, type SQL } from 'drizzle-orm';

/**
 * Whether a column holds this text somewhere, in any case, with any apostrophe and however its letters are
 * composed; `%`, `_` and `\` stand for themselves.
 */
export function containsText(column: Column, text: string): SQL | undefined {
  const folded = sql`translate(${column}, ${otherApostrophes}, ${plainApostrophe.repeat(otherApostrophes.length)})`;
  const sought = withPlainApostrophes(text).replace(/[\\%_]/g, String.raw`\$&`);
  // Names are stored composed (NFC); text pasted from a PDF or written on some phones is decomposed (NFD).
  const forms = new Set([sought.normalize('NFC'), sought.normalize('NFD')]);
  return or(...[...forms].map((form) => ilike(folded, `%${form}%`)));
}

/** Whether each word is found in one of the columns, in any order; undefined for a text without words. */
export function containsWords(columns: readonly Column[], text: string): SQL | undefined {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  return and(...words.map((word) => or(...columns.map((column) => containsText(column, word)))));
}
