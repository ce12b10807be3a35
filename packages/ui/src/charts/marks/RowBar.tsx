import { seriesTone } from '../series/seriesTone';
import { edge, solid } from '../series/series.css';
import { useAcross } from './useAcross';
import * as css from './drawing.css';

interface RowBarProps {
  /**
   * Length of the bar from 0 to 1, of the longest bar or of the whole; null if the number is kept back or
   * missing.
   */
  fraction: number | null;
}

/**
 * A bar as long as its number. Without a number there is only a dashed track; zero is only a line at the
 * start.
 */
export function RowBar({ fraction }: RowBarProps) {
  const across = useAcross();
  const length = (fraction ?? 0) * 100;
  return (
    <svg
      className={`${css.rowBar} ${seriesTone(1)}`}
      aria-hidden="true"
      focusable="false"
      data-picture="drawing"
    >
      <rect width="100%" height="100%" className={fraction === null ? css.nothing : css.track} />
      {fraction !== null && (
        <>
          <rect
            x={across(0, length)}
            width={`${length}%`}
            height="100%"
            className={`${solid} ${edge}`}
          />
          <line x1={across(0)} x2={across(0)} y2="100%" className={css.foot} />
        </>
      )}
    </svg>
  );
}
