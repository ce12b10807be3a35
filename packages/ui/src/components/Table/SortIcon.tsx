import type { SortDirection } from './types';
import * as css from './Table.css';

/** One arrow for the order that the rows have, two faint ones for an order that they could have. */
export function SortIcon({ direction }: { direction: SortDirection | undefined }) {
  return (
    <svg className={css.sortIcon} viewBox="0 0 12 18" aria-hidden="true" focusable="false">
      {direction !== 'descending' && <path d="M2.5 7L6 3l3.5 4" />}
      {direction !== 'ascending' && <path d="M2.5 11L6 15l3.5-4" />}
      {direction !== undefined && <path d="M6 3v12" />}
    </svg>
  );
}
