import type { ReactNode } from 'react';
import { SoundingScene } from './SoundingScene';
import * as css from './EmptyState.css';

/** Below the page's h1; choose the one that keeps headings in order. */
export type EmptyStateHeadingLevel = 2 | 3 | 4;

export interface EmptyStateProps {
  /** Heading that says what is missing: "No projects yet". */
  title: string;
  /** The level of the heading. Default: 2. */
  headingLevel?: EmptyStateHeadingLevel | undefined;
  /** What will appear here, and when. */
  children?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

/** Takes the place of an empty list: says what will appear here and offers the next step. */
export function EmptyState({ title, headingLevel = 2, children, action }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.emptyState}>
      <SoundingScene />
      <Heading className={css.title}>{title}</Heading>
      {children !== undefined && <div className={css.text}>{children}</div>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}
