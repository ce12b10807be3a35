import { wordsOf } from '../../props/wordsOf';
import { statusHistoryMessages, type StatusHistoryMessages } from './StatusHistory.messages';
import * as css from './StatusHistory.css';

/** A status that a thing had, has or will reach. */
export interface StatusStep {
  id: string;
  /** The name of the status: "Published". */
  label: string;
  /** When the status was reached, as ISO 8601 for machines. Null until then. */
  instant: string | null;
  /** The same instant for people: "4 March 2026". Default: `instant`. */
  date?: string | undefined;
  /** Whether this is the status that the thing has now. Default: false. */
  isCurrent?: boolean | undefined;
}

export interface StatusHistoryProps {
  /** Names the list: "History of this project". */
  label: string;
  /** The statuses, in the order in which they come. */
  steps: readonly StatusStep[];
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<StatusHistoryMessages> | undefined;
}

/** The statuses of a thing in order, each with the date on which it was reached. */
export function StatusHistory({ label, steps, messages }: StatusHistoryProps) {
  const words = wordsOf(statusHistoryMessages, messages);
  return (
    // The role is the list's own: Safari drops it from a list without markers.
    <ol role="list" aria-label={label} className={css.list}>
      {steps.map(({ id, label: status, instant, date, isCurrent = false }) => (
        <li
          key={id}
          className={instant === null ? css.step : `${css.step} ${css.reached}`}
          {...(isCurrent && { 'aria-current': 'step' })}
        >
          <span className={isCurrent ? `${css.status} ${css.current}` : css.status}>{status}</span>{' '}
          {instant === null ? (
            <span className={css.date}>{words.notYet}</span>
          ) : (
            <time dateTime={instant} className={css.date}>
              {date ?? instant}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
