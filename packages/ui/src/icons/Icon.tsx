import type { ReactNode } from 'react';
import { icon } from './icons.css';

/** Drawn on a 24-unit square. Decoration beside words, hidden from assistive technology. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
