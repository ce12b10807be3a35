import { offPaper } from '../../../paper.css';
import * as css from './QueueHelp.css';

/** Names the keyboard shortcuts, which nobody would find otherwise. */
export function QueueHelp() {
  return (
    <p className={`${css.help} ${offPaper}`}>
      With the keyboard: go to an answer with the Tab key, then on with the up and down arrows, Home
      and End. There, A approves, Delete deletes and S selects. Approving and deleting ask you
      first.
    </p>
  );
}
