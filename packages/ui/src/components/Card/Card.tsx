import { useId, type ReactNode } from 'react';
import { column } from '../../styles/column.css';
import * as css from './Card.css';

/** Below the page's h1; choose the one that keeps headings in order. */
export type CardHeadingLevel = 2 | 3 | 4;

export interface CardProps {
  /** Heading that names the card. Without it the card is only a surface. */
  title?: string | undefined;
  /** The level of the heading. Default: 2. */
  headingLevel?: CardHeadingLevel | undefined;
  /** What the card holds, below its title. */
  children: ReactNode;
  /** Buttons and links, below the content: several in a fragment, side by side. */
  actions?: ReactNode;
  /**
   * Whether the card is only a part of a form or page. It is then a `section` and not an `article`, so that
   * screen readers do not announce an article whenever a person enters it. Default: false.
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
