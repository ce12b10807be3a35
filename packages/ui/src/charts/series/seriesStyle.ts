import { series } from './series.css';

const tones = Object.values(series);

const patternCount = 8;

export interface SeriesStyle {
  /** Sets the tone for all that is drawn inside. */
  className: string;
  /** Which of the patterns. */
  pattern: number;
}

/** Eight tones, each with a pattern of its own; from the ninth on the same tones with other patterns. */
export function seriesStyle(index: number): SeriesStyle {
  const tone = index % tones.length;
  return {
    className: tones[tone] ?? series.series1,
    pattern: (tone + Math.floor(index / tones.length)) % patternCount,
  };
}
