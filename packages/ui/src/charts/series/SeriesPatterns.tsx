import type { ReactNode } from 'react';
import { seriesTone } from './seriesTone';
import * as css from './series.css';

/** What is cut out of a tile of the series' tone, per series; the first stays whole. */
const cuts: readonly ReactNode[] = [
  null,
  <path key="rising" className={css.cut} d="M-2 2L2 -2M0 8L8 0M6 10L10 6" />,
  <circle key="dots" className={css.spot} cx={4} cy={4} r={1.6} />,
  <path key="across" className={css.cut} d="M0 4H8" />,
  <path key="falling" className={css.cut} d="M-2 6L2 10M0 0L8 8M6 -2L10 2" />,
  <path key="grid" className={css.cut} d="M4 0V8M0 4H8" />,
  <path key="upright" className={css.cut} d="M4 0V8" />,
  <path key="lozenges" className={css.spot} d="M4 1L7 4L4 7L1 4Z" />,
];

interface SeriesPatternProps {
  id: string;
  /** Index of the series, from 0 to 7. */
  index: number;
}

/** The pattern that fills the marks of one series. It is part of the drawing, so that a download keeps it. */
export function SeriesPattern({ id, index }: SeriesPatternProps) {
  return (
    <pattern
      id={id}
      width={8}
      height={8}
      patternUnits="userSpaceOnUse"
      className={seriesTone(index)}
    >
      <rect width={8} height={8} className={css.tile} />
      {cuts[index]}
    </pattern>
  );
}
