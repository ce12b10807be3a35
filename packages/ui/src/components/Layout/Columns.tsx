import type { ReactNode } from 'react';
import type { Gap } from './Stack';
import { column } from '../../styles/column.css';
import * as css from './Columns.css';
import { gap as gaps } from './Layout.css';

/**
 * `equal`: as many columns of one width as fit. `filters`: narrower columns for fields that filter the list
 * below; not printed. `aside`: text with a side column.
 */
export type ColumnsLayout = keyof typeof css.columnsLayout;

export interface ColumnsProps {
  /** How the width is shared. Default: `equal`. */
  layout?: ColumnsLayout | undefined;
  /** Distance between the children. Default: `separate` (32 px). */
  gap?: Gap | undefined;
  /** One element per column. */
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
