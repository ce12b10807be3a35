import { series } from './series.css';

const tones = Object.values(series);

/** Sets the tone of one of the eight series for all that is drawn inside. */
export function seriesTone(index: number): string {
  return tones[index] ?? series.series1;
}
