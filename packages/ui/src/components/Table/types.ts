import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  /** Tells it from the others; what `sort` names. */
  id: string;
  /** Heads the column, and stands before each value where the table is stacked. */
  label: string;
  /**
   * Names the row and carries its link, so it needs words in each row, such as “Untitled”. The first column
   * does so where none says it.
   */
  isRowHeader?: boolean | undefined;
  /** `end` for numbers to compare; `start` unless said. */
  align?: 'start' | 'end' | undefined;
  /** Keeps each value on one line where the rows are not stacked, such as a date or a tag. */
  isOneLine?: boolean | undefined;
  /**
   * Per cent of the table's width, where the rows are not stacked; words that need more take it. With a share
   * for each column their edges stay, whatever the rows hold.
   */
  share?: number | undefined;
  /** Holds buttons that act on the row: the rows stack before one is out of sight, and paper has none. */
  isActions?: boolean | undefined;
  /** Makes the header a button; the table then needs `onSortChange`. */
  isSortable?: boolean | undefined;
  /** What stands in it for a row. */
  cell: (row: Row) => ReactNode;
}

export type SortDirection = 'ascending' | 'descending';

export interface TableSort {
  /** The `id` of the column. */
  columnId: string;
  /** `ascending` from A to Z, from the least and from the oldest. */
  direction: SortDirection;
}

export type TableStatus = 'ready' | 'loading' | 'error';
