import { useEffect, useId, useRef } from 'react';
import { focusAfterDialog } from '../../focus/focusAfterDialog';
import { FieldLink } from '../../fieldFrame';
import { ErrorIcon } from '../../icons';
import { focusRing } from '../../styles/focusRing.css';
import * as css from './ErrorSummary.css';

/** One thing to mend. */
export interface SummaryError {
  /** The same words as at the field. */
  message: string;
  /** The `id` given to the field, or its `name`; without one the error stands as plain text. */
  fieldId?: string | undefined;
}

export interface ErrorSummaryProps {
  /** Says what the errors stand in the way of. */
  title: string;
  /** What is wrong, in the order of the page, each with its field where it has one. */
  errors: readonly SummaryError[];
  /** A sentence after the list. */
  closing?: string | undefined;
  /**
   * How often the person has tried to go on. Each time it rises while there are errors, the summary
   * takes focus, or does so once the dialog over it has left; at 0 it shows errors without taking focus
   * from who is typing.
   */
  focusKey: number;
}

/** All errors of a form in one place, each leading to its field (WCAG 3.3.1). Empty, it is not there. */
export function ErrorSummary({ title, errors, closing, focusKey }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (focusKey !== 0 && summary.current !== null)
      focusAfterDialog(summary.current, fromItsBeginning);
  }, [focusKey]);

  if (errors.length === 0) return null;
  return (
    <section
      ref={summary}
      className={`${css.summary} ${focusRing}`}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h2 id={titleId} className={css.title}>
        <ErrorIcon />
        {title}
      </h2>
      <ul className={css.list}>
        {errors.map(({ message, fieldId }, index) => (
          <li key={fieldId === undefined ? index : `${fieldId} ${message}`}>
            {fieldId === undefined ? message : <FieldLink fieldId={fieldId}>{message}</FieldLink>}
          </li>
        ))}
      </ul>
      {closing !== undefined && <p className={css.closing}>{closing}</p>}
    </section>
  );
}

/** A browser puts what it focuses in the middle, so that a list longer than the screen lost its start. */
function fromItsBeginning(summary: HTMLElement): void {
  summary.focus({ preventScroll: true });
  summary.scrollIntoView({ block: 'start' });
}
