import type { ChartCell, ChartTable } from '../figure/chartTable';

/**
 * Where a spreadsheet may take a text for a formula, the wide forms of Asian keyboards included. White space
 * before it does not stop all of them; one that is set to part cells at semicolons or tabs sees more cells
 * than there are, quoted or not.
 */
const formulaStart = /(?<=^|[;\t\n\r])(?=[^\S\t\n\r]*[=+\-@＝＋－＠])|^(?=[\t\n\r])/gu;

function field(cell: ChartCell): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = cell.replaceAll(formulaStart, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** As RFC 4180 has it, with the mark by which spreadsheets know UTF-8. */
export function tableToCsv({ head, rows }: ChartTable): string {
  const lines = [head, ...rows].map((cells) => cells.map(field).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
