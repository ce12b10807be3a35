import type { ReactNode } from 'react';
import { SkipLink, type SkipLinkMessages } from '../SkipLink';
import * as css from './Layout.css';

/** Width of the main column: `page` 72rem, `text` a reading measure, `form` one column of fields. */
export type PageWidth = keyof typeof css.width;

export interface PageProps {
  /** Content above `main`, usually `Header`. */
  header?: ReactNode;
  /** Content below `main`, usually `Footer`. It stays at the bottom of a short page. */
  footer?: ReactNode;
  /** Greatest width of the main column. Default: `page`. */
  width?: PageWidth | undefined;
  /** Content of `main`. */
  children: ReactNode;
  /** Texts that replace those of the skip link. */
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
