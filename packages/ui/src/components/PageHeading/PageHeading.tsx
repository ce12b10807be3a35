import { useEffect, useRef, type ReactNode } from 'react';
import { focusRing } from '../../styles/focusRing.css';
import * as css from './PageHeading.css';

export interface PageHeadingProps {
  /** The page's name, the same as in its title. */
  children: ReactNode;
  /** One short line above the heading, such as "Step 2 of 3". */
  eyebrow?: string | undefined;
  /** One or two sentences below the heading: what a person can do here. */
  lead?: ReactNode;
  /** The page's main action, beside the heading where there is room. */
  action?: ReactNode;
  /**
   * Each new value moves focus to the heading, so that people notice a change of route. Leave it undefined on
   * the first load, where the browser starts at the top by itself.
   */
  focusKey?: string | undefined;
}

/** The page's only h1, which takes focus when a person arrives from another page. */
export function PageHeading({ children, eyebrow, lead, action, focusKey }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The router scrolls to the top on its own; a second scroll would fight with it.
    if (focusKey !== undefined) heading.current?.focus({ preventScroll: true });
  }, [focusKey]);

  return (
    <div className={lead === undefined ? css.blockOfTitle : css.block}>
      <div className={css.words}>
        <div className={css.column}>
          {eyebrow !== undefined && <p className={css.eyebrow}>{eyebrow}</p>}
          <h1 ref={heading} dir="auto" tabIndex={-1} className={`${css.heading} ${focusRing}`}>
            {children}
          </h1>
          {lead !== undefined && (
            <p dir="auto" className={css.lead}>
              {lead}
            </p>
          )}
        </div>
      </div>
      {action}
    </div>
  );
}
