import type { ReactNode } from 'react';
import type { Gap } from './Stack';
import { row } from '../../styles/row.css';
import * as css from './Layout.css';

/** Where spare width goes. */
export type InlineJustify = keyof typeof css.justify;

export interface InlineProps {
  /** Distance between the children; `related` (16 px) unless said. */
  gap?: Gap | undefined;
  /** Where spare width goes; `start` unless said. With `between` it takes all the width there is. */
  justify?: InlineJustify | undefined;
  /** On a phone in two columns of one edge, for four buttons or more. */
  isPairedOnPhones?: boolean | undefined;
  /** What stands beside each other, and wraps where there is no room. */
  children: ReactNode;
}

/** Side by side, wrapping where there is no room: buttons, tags, a heading and its action. */
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
