import type { ReactNode } from 'react';
import { column } from '../../styles/column.css';
import * as css from './Layout.css';

/** How much belongs together: `tight` inside one thing, `section` between parts of a page. */
export type Gap = keyof typeof css.gap;

export interface StackProps {
  /** Distance between the children; `related` (16 px) unless said. */
  gap?: Gap | undefined;
  /** What stands below each other. */
  children: ReactNode;
}

/** One under the other. */
export function Stack({ gap = 'related', children }: StackProps) {
  return <div className={`${css.stack} ${column} ${css.gap[gap]}`}>{children}</div>;
}
