import { useId } from 'react';
import { seriesTone } from '../series/seriesTone';
import { SeriesPattern } from '../series/SeriesPatterns';
import { edge } from '../series/series.css';
import * as css from './drawing.css';

/** A sample of a series' tone and pattern, beside its name. */
export function Swatch({ index }: { index: number }) {
  const id = useId();
  return (
    <svg
      className={`${css.swatch} ${seriesTone(index)}`}
      viewBox="0 0 18 18"
      aria-hidden="true"
      focusable="false"
    >
      <SeriesPattern id={id} index={index} />
      <rect x={1} y={1} width={16} height={16} fill={`url(#${id})`} className={edge} />
    </svg>
  );
}
