import { useEffect, useId, useRef } from 'react';
import { focusAfterDialog } from '../../focus/focusAfterDialog';
import { FieldLink } from '../../fieldFrame';
import { ErrorIcon } from '../../icons';
import { focusRing } from '../../styles/focusRing.css';
import * as css from './ErrorSummary.css';

/** One error to correct. */
export interface SummaryError {
  /** The same text as the error at the field. */
  message: string;
  /** The `id` of the field, or its `name`. Without one the error is plain text and no link. */
  fieldId?: string | undefined;
}

export interface ErrorSummaryProps {
  /** Heading that says what the errors prevent. */
  title: string;
  /** The errors in the order of the page, each with its field where it has one. */
  errors: readonly SummaryError[];
  /** A sentence after the list. */
  closing?: string | undefined;
  /**
   * How often the person has tried to submit. Each time it rises while there are errors, the summary takes
   * focus, or takes it once an open dialog has closed. At 0 the errors are shown without moving focus.
   */
  focusKey: number;
}

/** Lists all errors of a form, each linked to its field (WCAG 3.3.1). Without errors it renders nothing. */
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

/**
 * Scrolls to the start of the summary: a browser centres what it focuses, which hides the start of a long
 * list.
 */
function fromItsBeginning(summary: HTMLElement): void {
  summary.focus({ preventScroll: true });
  summary.scrollIntoView({ block: 'start' });
}
