import { ilike, type Column, type SQL } from 'drizzle-orm';

/** Whether a column holds this text somewhere, in any case; `%`, `_` and `\` stand for themselves. */
export function containsText(column: Column, text: string): SQL {
  return ilike(column, `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`);
}
