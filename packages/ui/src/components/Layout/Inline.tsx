import type { ReactNode } from 'react';
import type { Gap } from './Stack';
import { row } from '../../styles/row.css';
import * as css from './Layout.css';

/** Where spare width goes. */
export type InlineJustify = keyof typeof css.justify;

export interface InlineProps {
  /** Distance between the children. Default: `related` (16 px). */
  gap?: Gap | undefined;
  /** Where spare width goes. With `between` the row takes the full width. Default: `start`. */
  justify?: InlineJustify | undefined;
  /**
   * Whether a phone shows the children in two columns of equal edges, for four buttons or more. Default:
   * false.
   */
  isPairedOnPhones?: boolean | undefined;
  /** The elements to place side by side. */
  children: ReactNode;
}

/** A row that wraps where there is no room: buttons, tags, a heading and its action. */
export function Inline({
  gap = 'related',
  justify = 'start',
  isPairedOnPhones = false,
  children,
}: InlineProps) {
  const pairs = isPairedOnPhones ? ` ${css.pairs}` : '';
  return (
    <div className={`${css.inline} ${row} ${css.gap[gap]} ${css.justify[justify]}${pairs}`}>
      {children}
    </div>
  );
}
