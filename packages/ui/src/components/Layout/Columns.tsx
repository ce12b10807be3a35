import type { ReactNode } from 'react';
import type { Gap } from './Stack';
import { column } from '../../styles/column.css';
import * as css from './Columns.css';
import { gap as gaps } from './Layout.css';

/**
 * `equal`: as many of one width as fit. `filters`: fields that choose what a list below shows, closer
 * together, and not on paper. `aside`: text with a side column.
 */
export type ColumnsLayout = keyof typeof css.columnsLayout;

export interface ColumnsProps {
  /** How the width is shared; `equal` unless said. */
  layout?: ColumnsLayout | undefined;
  /** Distance between the children; `separate` (32 px) unless said. */
  gap?: Gap | undefined;
  /** One element a column. */
  children: ReactNode;
}

/** Columns where there is room, one column where there is not. Reading order is the order given. */
export function Columns({ layout = 'equal', gap = 'separate', children }: ColumnsProps) {
  return (
    <div className={`${css.columns} ${column} ${css.columnsLayout[layout]} ${gaps[gap]}`}>
      {children}
    </div>
  );
}
