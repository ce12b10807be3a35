import { line } from '@visx/shape';
import { memo } from 'react';
import { GridLines, GridNumbers } from '../../charts/marks/Grid';
import { seriesTone } from '../../charts/series/seriesTone';
import type { ValueScale } from '../../charts/valueScale';
import * as css from './LineChart.css';
import type { LineChartPoint } from './readLine';
import { reducePoints } from './reducePoints';
import type { TimeScale } from './timeScale';

/** Up to this many points, each point is also drawn as a dot. */
const dotted = 60;

interface LineProps {
  data: readonly LineChartPoint[];
  values: ValueScale;
  across: TimeScale;
}

/** All points in one path, whose shape stretches with the page while its stroke width stays. */
export const Line = memo(function Line({ data, values, across }: LineProps) {
  const top = ({ value }: LineChartPoint) => values.top(value ?? 0);
  const path = line<LineChartPoint>({
    x: ({ at }) => across(at),
    y: top,
    defined: ({ value }) => value !== null,
  });
  return (
    <g className={seriesTone(1)}>
      <GridLines {...values} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
        <path d={path([...reducePoints(data)]) ?? undefined} className={css.line} />
        {data.length <= dotted && (
          // A line without length and with round ends is a dot that stretching does not distort.
          <path
            d={data
              .filter(({ value }) => value !== null)
              .map((point) => `M${across(point.at)} ${top(point)}h0`)
              .join('')}
            className={css.dots}
          />
        )}
      </svg>
      <GridNumbers {...values} />
    </g>
  );
});
