/**
 * Places where a spreadsheet may see the start of a formula; the last four signs are full-width forms. A
 * spreadsheet that is set to separate cells at semicolons or tabs starts new cells there, quoted or not.
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

/** More rows for a table that began with `toCsv` and is too long to be made in one piece. */
export const csvLines = (rows: readonly CsvRow[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

function csvCell(value: string | number | null): string {
  const text =
    typeof value === 'string' ? value.replaceAll(formulaStart, "'") : String(value ?? '');
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
