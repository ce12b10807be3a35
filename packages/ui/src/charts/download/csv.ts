import type { ChartCell, ChartTable } from '../figure/chartTable';

/**
 * The places where a spreadsheet may read text as a formula, full-width signs of Asian keyboards included.
 * Leading white space does not stop every spreadsheet. One that splits cells at semicolons or tabs sees more
 * cells than there are, quoted or not. `packages/domain`, which may not be imported here, has the same rule for
 * the product's lists.
 */
const formulaStart = /(?<=^|[;\t\n\r])(?=[^\S\t\n\r]*[=+\-@＝＋－＠])|^(?=[\t\n\r])/gu;

function field(cell: ChartCell): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = cell.replaceAll(formulaStart, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** The table as CSV (RFC 4180), with the byte order mark by which spreadsheets recognise UTF-8. */
export function tableToCsv({ head, rows }: ChartTable): string {
  const lines = [head, ...rows].map((cells) => cells.map(field).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
