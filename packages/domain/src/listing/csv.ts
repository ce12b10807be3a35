/**
 * Where a spreadsheet may see the beginning of a formula; the last four signs are their full-width forms. One
 * that is set to part cells at semicolons or tabs sees more cells than there are, quoted or not.
 */
const formulaStart = /(?<=^|[;\t\n\r])(?=[^\S\t\n\r]*[=+\-@＝＋－＠])|^(?=[\t\n\r])/gu;

const needsQuotes = /[",;\t\r\n]/u;

type CsvRow = readonly (string | number | null)[];

/**
 * A table as CSV (RFC 4180, UTF-8). A cell that a spreadsheet would run as a formula is defused with
 * an apostrophe (OWASP, CSV injection), and the byte order mark tells a spreadsheet the encoding.
 */
export const toCsv = (header: readonly string[], rows: readonly CsvRow[]): string =>
  `\u{feff}${csvLines([header, ...rows])}`;

/** More rows of a table that began with `toCsv`: one that is too long to be made as a whole. */
export const csvLines = (rows: readonly CsvRow[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

function csvCell(value: string | number | null): string {
  const text =
    typeof value === 'string' ? value.replaceAll(formulaStart, "'") : String(value ?? '');
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
