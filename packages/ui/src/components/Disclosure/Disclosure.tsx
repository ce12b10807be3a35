import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../../icons';
import { focusRing } from '../../styles/focusRing.css';
import * as css from './Disclosure.css';

export interface DisclosureProps {
  /** The visible text, which says what is inside: "How to get an authenticator app". */
  title: string;
  /** Content that is shown when open. Put several parts in a `Stack`, which spaces them. */
  children: ReactNode;
  /** Whether it starts open; after that the person decides. Default: false. */
  isInitiallyOpen?: boolean | undefined;
}

/** Hides content that few people need behind one press. The browser's search also finds it while closed. */
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
