import { wordsOf } from '../../props/wordsOf';
import { statusHistoryMessages, type StatusHistoryMessages } from './StatusHistory.messages';
import * as css from './StatusHistory.css';

/** A status that a thing had, has, or is yet to reach. */
export interface StatusStep {
  id: string;
  /** "Published" */
  label: string;
  /** When it was reached, for the machine: ISO 8601. Null while it is not. */
  instant: string | null;
  /** The same for people: "4 March 2026". */
  date?: string | undefined;
  /** What the thing is now. */
  isCurrent?: boolean | undefined;
}

export interface StatusHistoryProps {
  /** Names the list: "History of this project". */
  label: string;
  /** In the order in which they come. */
  steps: readonly StatusStep[];
  /** Words to say in place of its own. */
  messages?: Partial<StatusHistoryMessages> | undefined;
}

/** The statuses of a thing in order, each with the date on which it was reached. */
export function StatusHistory({ label, steps, messages }: StatusHistoryProps) {
  const words = wordsOf(statusHistoryMessages, messages);
  return (
    // The role is the list's own: Safari drops it from a list without markers.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- see above
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
