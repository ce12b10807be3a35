/** What a spreadsheet takes for the beginning of a formula; the last four are their full-width forms. */
const formulaStart = /^[=+\-@\t\n\r＝＋－＠]/u;

const needsQuotes = /[",\r\n]/u;

/**
 * A table as CSV (RFC 4180, UTF-8). A cell that a spreadsheet would run as a formula is defused with
 * an apostrophe (OWASP, CSV injection), and the byte order mark tells a spreadsheet the encoding.
 */
export function toCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  const lines = [header, ...rows].map((cells) => cells.map(csvCell).join(','));
  return `\u{feff}${lines.map((line) => `${line}\r\n`).join('')}`;
}

function csvCell(value: string | number | null): string {
  const text = typeof value === 'string' ? defused(value) : String(value ?? '');
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function defused(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}
