import type { ReactNode } from 'react';
import * as css from './SectionHeading.css';

interface SectionHeadingProps {
  /** The level below the page's h1; 2 by default. */
  level?: keyof typeof css.level;
  /** Makes the heading focusable from code, for example when a part of the page has changed. */
  id?: string | undefined;
  children: ReactNode;
}

/** A heading in the text of a page. */
export function SectionHeading({ level = 2, id, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={css.level[level]} {...(id !== undefined && { id, tabIndex: -1 })}>
      {children}
    </Heading>
  );
}
