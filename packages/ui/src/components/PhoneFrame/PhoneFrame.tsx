import type { ReactNode } from 'react';
import * as css from './PhoneFrame.css';

export interface PhoneFrameProps {
  /** Names the figure: "Question 1 on a phone". */
  label: string;
  /** What the phone shows. */
  children: ReactNode;
}

/** Shows content at the width of a phone. The frame grows with its content and never scrolls inside. */
export function PhoneFrame({ label, children }: PhoneFrameProps) {
  return (
    <figure aria-label={label} className={css.phone}>
      {children}
    </figure>
  );
}
