import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useSlottedContext } from 'react-aria-components/slots';
import * as css from './Button.css';

/**
 * Says that the action runs. React Aria's button hands the id by which it announces this to its own
 * ProgressBar; a bar without a value needs none of that part's number formatting.
 */
export function PendingMark({ label }: { label: string }) {
  const { id } = useSlottedContext(ProgressBarContext) ?? {};
  return <span id={id} role="progressbar" aria-label={label} className={css.pendingMark} />;
}
