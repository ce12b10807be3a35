import type { TableColumn } from './types';

/** The id of the column that names a row. */
export function rowHeaderOf<Row>(columns: readonly TableColumn<Row>[]): string | undefined {
  return (columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0])?.id;
}
