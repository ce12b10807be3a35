import { shownNumber } from '../words';
import type { ValueScale } from '../valueScale';
import * as css from './drawing.css';

/** The lines that values are read against. Their numbers stand on them, so that no room is kept beside. */
export function Grid({ ticks, top }: ValueScale) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line
        x2="100%"
        y1={`${top(tick)}%`}
        y2={`${top(tick)}%`}
        className={tick === 0 ? css.axis : css.grid}
      />
      {tick > 0 && (
        <text y={`${top(tick)}%`} dy="-0.35em" className={css.tick}>
          {shownNumber(tick)}
        </text>
      )}
    </g>
  ));
}
