import { shownNumber } from '../words';
import type { ValueScale } from '../valueScale';
import * as css from './drawing.css';

/** The lines that values are read against; under the marks. */
export function GridLines({ ticks, top }: ValueScale) {
  return ticks.map((tick) => (
    <line
      key={tick}
      x2="100%"
      y1={`${top(tick)}%`}
      y2={`${top(tick)}%`}
      className={tick === 0 ? css.axis : css.grid}
    />
  ));
}

/** The numbers of those lines, standing on them, so that no room is kept beside; over the marks. */
export function GridNumbers({ ticks, top }: ValueScale) {
  return ticks
    .filter((tick) => tick > 0)
    .map((tick) => (
      <text key={tick} y={`${top(tick)}%`} dy="-0.35em" className={css.tick}>
        {shownNumber(tick)}
      </text>
    ));
}
