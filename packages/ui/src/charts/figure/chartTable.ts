/** Numbers stay numbers, so that a spreadsheet can calculate with them. */
export type ChartCell = string | number;

/** The data as a table: what opens below the chart and what is downloaded as CSV. */
export interface ChartTable {
  /** Column headings; the first is that of the row names. */
  head: readonly string[];
  rows: readonly (readonly ChartCell[])[];
}
