import { useId, type ReactNode } from 'react';
import { column } from '../../styles/column.css';
import * as css from './Card.css';

/** Below the page's h1; choose the one that keeps headings in order. */
export type CardHeadingLevel = 2 | 3 | 4;

export interface CardProps {
  /** Names the card; without it the card is only a surface. */
  title?: string | undefined;
  /** The heading's level; 2 unless said. */
  headingLevel?: CardHeadingLevel | undefined;
  /** What the card holds, below its title. */
  children: ReactNode;
  /** Buttons and links, below the content: several in a fragment, side by side. */
  actions?: ReactNode;
  /**
   * It is one part of a form or of a page, and no thing of its own: its heading says where it begins,
   * and a screen reader does not tell of an article whenever somebody comes into it.
   */
  isPart?: boolean | undefined;
}

/** A surface for one thing that stands on its own among others, or for one part of a form. */
export function Card({ title, headingLevel = 2, children, actions, isPart = false }: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;

  const content = (
    <>
      {children}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </>
  );

  if (title === undefined) return <div className={`${css.card} ${column}`}>{content}</div>;
  const titled = (
    <>
      <Heading id={titleId} dir="auto" className={css.heading}>
        {title}
      </Heading>
      {content}
    </>
  );
  if (isPart) return <section className={`${css.card} ${column}`}>{titled}</section>;
  return (
    // An article, not a named section: twenty cards would be twenty landmarks.
    <article className={`${css.card} ${column}`} aria-labelledby={titleId}>
      {titled}
    </article>
  );
}
