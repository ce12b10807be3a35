import { useId } from 'react';
import { nothing } from '../../charts/marks/drawing.css';
import { useAcross } from '../../charts/marks/useAcross';
import { seriesTone } from '../../charts/series/seriesTone';
import { SeriesPattern } from '../../charts/series/SeriesPatterns';
import { edge } from '../../charts/series/series.css';
import { comparedSeries } from './comparedSeries';
import * as css from './ComparisonBar.css';

interface SplitBarProps {
  /** The first share, from 0 to 1; null where the total is 0. */
  fraction: number | null;
}

/** One bar in two parts. Screen readers skip it, because the list below gives the same numbers. */
export function SplitBar({ fraction }: SplitBarProps) {
  const id = useId();
  const across = useAcross();
  const cut = (fraction ?? 0) * 100;
  const segments = [
    { series: comparedSeries[0], from: 0, width: cut },
    { series: comparedSeries[1], from: cut, width: 100 - cut },
  ];
  return (
    <svg className={css.bar} aria-hidden="true" focusable="false" data-picture="drawing">
      {fraction === null ? (
        <rect width="100%" height="100%" className={nothing} />
      ) : (
        segments
          .filter(({ width }) => width > 0)
          .map(({ series, from, width }) => (
            <g key={series} className={seriesTone(series)}>
              <SeriesPattern id={`${id}${series}`} index={series} />
              <rect
                x={across(from, width)}
                width={`${width}%`}
                height="100%"
                fill={`url(#${id}${series})`}
                className={edge}
              />
            </g>
          ))
      )}
      {cut > 0 && cut < 100 && (
        <line x1={across(cut)} x2={across(cut)} y2="100%" className={css.gap} />
      )}
    </svg>
  );
}
