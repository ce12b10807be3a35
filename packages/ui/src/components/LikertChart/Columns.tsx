import { GridLines } from '../../charts/marks/Grid';
import { number, tick } from '../../charts/marks/drawing.css';
import { seriesTone } from '../../charts/series/seriesTone';
import { edge, solid } from '../../charts/series/series.css';
import type { ValueScale } from '../../charts/valueScale';
import { useShown } from '../../charts/words';
import * as css from './LikertChart.css';

/** How much of its place a column fills. */
const filled = 0.72;

/** Over more columns than this, numbers stand close to each other. */
const mostApart = 6;

/** Longer numbers than this need a place that is measured by them. */
const fewFigures = 3;

/** Up to which width of a chart, in `em`, its numbers are left out. */
const leftOutUpTo = [13, 18, 25, 35, 49, 68] as const;

/** Where a column stands, in hundredths of the plot's width. */
export function columnAt(index: number, count: number) {
  const place = 100 / count;
  return { x: place * (index + (1 - filled) / 2), width: place * filled };
}

interface ColumnsProps {
  counts: readonly number[];
  scale: ValueScale;
}

/** One column a value with its number above; zero is a number on the foot. */
export function Columns({ counts, scale }: ColumnsProps) {
  const shown = useShown();
  const figures = Math.max(0, ...counts.map((count) => shown.number(count).length));
  const leftOut = closeness(counts.length, figures);
  return (
    <g className={seriesTone(1)}>
      <GridLines ticks={scale.ticks.filter((value) => value === 0)} top={scale.top} />
      {counts.map((count, index) => {
        const { x, width } = columnAt(index, counts.length);
        const top = scale.top(count);
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

/** The width that numbers of so many figures over so many columns need to stand apart; undefined for any. */
function closeness(columns: number, figures: number) {
  if (figures <= fewFigures) return columns > mostApart ? leftOutUpTo[0] : undefined;
  const needed = columns * (figures * 0.58 + 0.3);
  return leftOutUpTo.find((width) => width >= needed) ?? leftOutUpTo.at(-1);
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
