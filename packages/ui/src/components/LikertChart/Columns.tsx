import { GridLines } from '../../charts/marks/Grid';
import { number, tick } from '../../charts/marks/drawing.css';
import { seriesTone } from '../../charts/series/seriesTone';
import { edge, solid } from '../../charts/series/series.css';
import type { ValueScale } from '../../charts/valueScale';
import { useShown } from '../../charts/words';
import * as css from './LikertChart.css';

/** How much of its place a column fills. */
const filled = 0.72;

/** In `em`: the width of a digit, and the gap that keeps a number apart from the next. */
const figureWidth = 0.58;
const apart = 0.3;

/** Chart widths, in `em`, up to which a number is left out. No chart is narrower than half the first. */
const leftOutUpTo = [9, 13, 18, 25, 35, 49, 68] as const;

/** Where a column stands, in hundredths of the plot's width. */
export function columnAt(index: number, count: number) {
  const place = 100 / count;
  return { x: place * (index + (1 - filled) / 2), width: place * filled };
}

interface ColumnsProps {
  counts: readonly number[];
  scale: ValueScale;
}

/** One column per value with its number above. Zero has no column; its number stands on the axis. */
export function Columns({ counts, scale }: ColumnsProps) {
  const shown = useShown();
  const figures = Math.max(0, ...counts.map((count) => shown.number(count).length));
  return (
    <g className={seriesTone(1)}>
      <GridLines ticks={scale.ticks.filter((value) => value === 0)} top={scale.top} />
      {counts.map((count, index) => {
        const { x, width } = columnAt(index, counts.length);
        const top = scale.top(count);
        const leftOut = leastWidth(counts, index, figures);
        return (
          <g key={index}>
            {count > 0 && (
              <rect
                x={`${x}%`}
                y={`${top}%`}
                width={`${width}%`}
                height={`${100 - top}%`}
                className={`${solid} ${edge}`}
              />
            )}
            <text
              x={`${x + width / 2}%`}
              y={`${top}%`}
              dy="-0.4em"
              textAnchor="middle"
              style={{ transform: inside(x + width / 2, shown.number(count).length) }}
              className={leftOut === undefined ? number : `${number} ${css.closeNumber[leftOut]}`}
            >
              {shown.number(count)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Chart width up to which a number of this many digits is left out; undefined if it is never left out. */
function leastWidth(counts: readonly number[], index: number, figures: number) {
  const needed = (counts.length / roomAbove(counts, index)) * (figures * figureWidth + apart);
  if (needed <= leftOutUpTo[0] / 2) return undefined;
  return leftOutUpTo.find((width) => width >= needed) ?? leftOutUpTo.at(-1);
}

/** How many columns wide a number may be before it meets a higher column or the number above that. */
function roomAbove(counts: readonly number[], index: number): number {
  const own = counts[index] ?? 0;
  const rooms = counts.map((count, other) => {
    // Among columns of one height, every other one, from the first on, takes precedence over the rest.
    const comesBefore = other % 2 < index % 2 || (other % 2 === index % 2 && other < index);
    return count > own || (count === own && comesBefore)
      ? roomBetween(Math.min(index, other), Math.max(index, other), counts.length)
      : counts.length;
  });
  return Math.min(...rooms);
}

/** How many columns wide two numbers may be, if one of them may have been moved inwards at an edge. */
function roomBetween(left: number, right: number, columns: number): number {
  return Math.min(right - left, (2 * right + 1) / 3, (2 * (columns - left) - 1) / 3);
}

/** Moves a number inwards from the middle of its column where it would extend beyond an edge. */
function inside(middle: number, figures: number): string {
  const half = `${((figures * figureWidth + apart) / 2).toFixed(2)}rem`;
  const over = (toEdge: number) => `max(0px, ${half} - ${toEdge.toFixed(1)}cqi)`;
  return `translateX(calc(${over(middle)} - ${over(100 - middle)}))`;
}

/** The values under their columns. */
export function FootLabels({ count }: { count: number }) {
  const shown = useShown();
  return Array.from({ length: count }, (_, value) => {
    const { x, width } = columnAt(value, count);
    return (
      <text key={value} x={`${x + width / 2}%`} y="15em" textAnchor="middle" className={tick}>
        {shown.number(value)}
      </text>
    );
  });
}
