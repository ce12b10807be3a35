import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../../icons';
import { focusRing } from '../../styles/focusRing.css';
import * as css from './Disclosure.css';

export interface DisclosureProps {
  /** Says what is inside: "How to get an authenticator app". */
  title: string;
  /** What is shown once it is opened: several parts in a `Stack`, which gives them their distance. */
  children: ReactNode;
  /** Starts open; from then on the person decides. */
  isInitiallyOpen?: boolean | undefined;
}

/** Keeps what few people need one press away. The browser's search finds it closed, too. */
export function Disclosure({ title, children, isInitiallyOpen = false }: DisclosureProps) {
  return (
    <details className={css.disclosure} open={isInitiallyOpen}>
      <summary className={`${css.summary} ${focusRing}`}>
        <span className={css.mark}>
          <ChevronRightIcon />
        </span>
        <span className={css.title}>{title}</span>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
