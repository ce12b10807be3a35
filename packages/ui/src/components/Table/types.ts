import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  /** Distinguishes the column from the others; `sort` refers to it. */
  id: string;
  /** The header of the column, also shown before each value where the table is stacked. */
  label: string;
  /**
   * Whether the column names the row and carries its link; it then needs words in each row, such as
   * “Untitled”. If no column sets it, the first column does so.
   */
  isRowHeader?: boolean | undefined;
  /** The side at which values stand; `end` for numbers to compare. Default: `start`. */
  align?: 'start' | 'end' | undefined;
  /**
   * Keeps each value, such as a date or a tag, on one line where the rows are not stacked. Default: false.
   */
  isOneLine?: boolean | undefined;
  /**
   * The width in per cent of the table's width, where the rows are not stacked; words that need more take it.
   * If each column has a share, the edges of the columns stay, whatever the rows hold.
   */
  share?: number | undefined;
  /**
   * Whether the column holds buttons that act on the row. The rows then stack before a button is out of
   * sight, and paper shows none. Default: false.
   */
  isActions?: boolean | undefined;
  /** Makes the header a sort button; the table then needs `onSortChange`. Default: false. */
  isSortable?: boolean | undefined;
  /** Returns the content of the cell for a row. */
  cell: (row: Row) => ReactNode;
}

export type SortDirection = 'ascending' | 'descending';

export interface TableSort {
  /** The `id` of the column that the rows are sorted by. */
  columnId: string;
  /** `ascending` means from A to Z, from the least or from the oldest. */
  direction: SortDirection;
}

export type TableStatus = 'ready' | 'loading' | 'error';
