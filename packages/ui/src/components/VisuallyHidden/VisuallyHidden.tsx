import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles/visuallyHidden.css';

export interface VisuallyHiddenProps {
  /** By which another element can name or describe itself with the words. */
  id?: string | undefined;
  /** Words, and nothing that can take focus: who sees the page would lose sight of where they are. */
  children: ReactNode;
}

/** Words for assistive technology that the eye has from their surroundings. */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return (
    <span id={id} className={visuallyHidden}>
      {children}
    </span>
  );
}
