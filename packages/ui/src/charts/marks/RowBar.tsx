import { seriesStyle } from '../series/seriesStyle';
import { edge, solid } from '../series/series.css';
import * as css from './drawing.css';

interface RowBarProps {
  /** Of the longest bar or of the whole, 0 to 1; null where the number is kept back. */
  fraction: number | null;
}

/** A bar as long as its number. None at all for a number kept back, and only a foot for zero. */
export function RowBar({ fraction }: RowBarProps) {
  return (
    <svg
      className={`${css.rowBar} ${seriesStyle(1).className}`}
      aria-hidden="true"
      focusable="false"
      data-picture="drawing"
    >
      <rect width="100%" height="100%" className={fraction === null ? css.nothing : css.track} />
      {fraction !== null && (
        <>
          <rect width={`${fraction * 100}%`} height="100%" className={`${solid} ${edge}`} />
          <line y2="100%" className={css.foot} />
        </>
      )}
    </svg>
  );
}
