import { toCsv } from '@sounding/domain/listing';
import type { TableColumn } from '@sounding/ui';
import type { ReactNode } from 'react';

/** A table column that also gives plain text, for the CSV file and, by default, for the page. */
export interface ListColumn<Row> extends Omit<TableColumn<Row>, 'cell'> {
  readonly text: (row: Row) => string;
  /** For a page that shows more than plain text. */
  readonly cell?: (row: Row) => ReactNode;
}

export function tableColumns<Row>(columns: readonly ListColumn<Row>[]): TableColumn<Row>[] {
  return columns.map(({ text, cell = text, ...column }) => ({ ...column, cell }));
}

export function listCsv<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): Blob {
  const csv = toCsv(
    columns.map(({ label }) => label),
    rows.map((row) => columns.map(({ text }) => text(row))),
  );
  return new Blob([csv], { type: 'text/csv;charset=utf-8' });
}
