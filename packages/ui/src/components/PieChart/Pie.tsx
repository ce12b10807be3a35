import { arc, pie } from '@visx/shape';
import { useId } from 'react';
import { nothing } from '../../charts/marks/drawing.css';
import { seriesTone } from '../../charts/series/seriesTone';
import { SeriesPattern } from '../../charts/series/SeriesPatterns';
import { edge } from '../../charts/series/series.css';
import * as css from './PieChart.css';

const cut = pie<number>({ value: (count) => count });

const outerRadius = 97;

/** The gap between two wedges is paper, so that neighbours never touch. */
const wedge = arc<{ startAngle: number; endAngle: number; padAngle: number }>({
  innerRadius: 44,
  outerRadius,
});

/** The wedges, clockwise from the top. Assistive technology reads the list beside them instead. */
export function Pie({ counts }: { counts: readonly number[] }) {
  const id = useId();
  const drawn = counts.filter((count) => count > 0).length;
  const padAngle = drawn > 1 ? 0.035 : 0;
  return (
    <svg
      className={css.pie}
      viewBox="-100 -100 200 200"
      aria-hidden="true"
      focusable="false"
      data-picture="square"
    >
      {drawn === 0 ? (
        <circle r={outerRadius} className={nothing} />
      ) : (
        cut([...counts]).map(
          ({ data: count, startAngle, endAngle }, place) =>
            count > 0 && (
              <g key={place} className={seriesTone(place)}>
                <SeriesPattern id={`${id}${place}`} index={place} />
                <path
                  d={wedge({ startAngle, endAngle, padAngle }) ?? undefined}
                  fill={`url(#${id}${place})`}
                  className={edge}
                />
              </g>
            ),
        )
      )}
    </svg>
  );
}
