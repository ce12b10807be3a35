import { useShown, type Shown } from '../words';
import type { ValueScale } from '../valueScale';
import * as css from './drawing.css';

/** The grid lines against which values are read; drawn under the marks. */
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

/** The numbers of the grid lines, in the room that `numbersRoom` keeps beside the plot. */
export function GridNumbers({ ticks, top }: ValueScale) {
  const write = writing(ticks, useShown());
  return ticks.map((tick) => (
    <text
      key={tick}
      x="-0.7em"
      y={`${top(tick)}%`}
      dy="0.34em"
      textAnchor="end"
      className={css.tick}
    >
      {write(tick)}
    </text>
  ));
}

/** Width of the widest grid number, in the plot's own `em`: all digits have one width. */
export function numbersRoom({ ticks }: ValueScale, shown: Shown): string {
  const write = writing(ticks, shown);
  const figures = Math.max(...ticks.map((tick) => write(tick).length));
  return `${(figures * 0.62 + 0.7).toFixed(2)}em`;
}

/**
 * From this value on numbers are shortened: in full they would take the plot's room on a phone with large
 * text.
 */
const shortenedFrom = 1_000_000;

function writing(ticks: ValueScale['ticks'], shown: Shown): (tick: number) => string {
  return Math.max(...ticks) < shortenedFrom ? shown.number : shown.compact;
}
