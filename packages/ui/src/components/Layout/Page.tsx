import type { ReactNode } from 'react';
import { SkipLink, type SkipLinkMessages } from '../SkipLink';
import * as css from './Layout.css';

/** The main column: 72rem, a reading measure, or one column of fields. */
export type PageWidth = keyof typeof css.width;

export interface PageProps {
  /** Usually `Header`. */
  header?: ReactNode;
  /** Usually `Footer`; stays at the bottom of a short page. */
  footer?: ReactNode;
  /** How wide the main column grows; `page` unless said. */
  width?: PageWidth | undefined;
  /** What stands in `main`. */
  children: ReactNode;
  /** The words of the skip link. */
  messages?: Partial<SkipLinkMessages> | undefined;
}

const mainId = 'main';

/** The frame of a screen: skip link, header, one `main`, footer. */
export function Page({ header, footer, width = 'page', children, messages }: PageProps) {
  return (
    <div className={css.shell}>
      <SkipLink targetId={mainId} messages={messages} />
      {header}
      <main id={mainId} tabIndex={-1} className={css.main}>
        <div className={css.width[width]}>{children}</div>
      </main>
      <div className={css.end}>{footer}</div>
    </div>
  );
}
