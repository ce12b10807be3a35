import type { ChartCell, ChartTable } from '../figure/chartTable';

/**
 * What makes a spreadsheet take a text for a formula, the wide forms of Asian keyboards included.
 * White space before it does not stop all of them.
 */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r]/u;

function field(cell: ChartCell): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = formulaStart.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** As RFC 4180 has it, with the mark by which spreadsheets know UTF-8. */
export function tableToCsv({ head, rows }: ChartTable): string {
  const lines = [head, ...rows].map((cells) => cells.map(field).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
