import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles/visuallyHidden.css';

export interface VisuallyHiddenProps {
  /** The id by which another element can use the words as its name or description. */
  id?: string | undefined;
  /** Words, and nothing that can take focus: people who see the page would not see where focus is. */
  children: ReactNode;
}

/** Words for assistive technology that people who see the page know from the surroundings. */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return (
    <span id={id} className={visuallyHidden}>
      {children}
    </span>
  );
}
