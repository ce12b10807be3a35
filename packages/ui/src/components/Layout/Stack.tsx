import type { ReactNode } from 'react';
import { column } from '../../styles/column.css';
import * as css from './Layout.css';

/**
 * Distance by meaning: `tight` (8 px) inside one thing, `related` (16 px), `separate` (32 px), and `section`
 * (48 px) between parts of a page.
 */
export type Gap = keyof typeof css.gap;

export interface StackProps {
  /** Distance between the children. Default: `related` (16 px). */
  gap?: Gap | undefined;
  /** The elements to place one below the other. */
  children: ReactNode;
}

/** A column of elements, one below the other. */
export function Stack({ gap = 'related', children }: StackProps) {
  return <div className={`${css.stack} ${column} ${css.gap[gap]}`}>{children}</div>;
}
