import { scaleLinear } from '@visx/scale';

export interface ValueScale {
  /** The distance of a value from the plot's top, in hundredths of its height. */
  top: (value: number) => number;
  /** Whole numbers to draw lines at, zero among them. */
  ticks: readonly number[];
}

/**
 * A scale from zero to a round number at or above all values. It begins at zero so that lengths can be
 * compared.
 */
export function valueScale(highest: number): ValueScale {
  const scale = scaleLinear<number>({ domain: [0, Math.max(1, highest)], range: [100, 0] });
  const [bottom = 0, top = 1] = scale.nice(4).domain();
  return {
    top: (value) => Math.round(100 * (100 - ((value - bottom) / (top - bottom)) * 100)) / 100,
    ticks: scale.ticks(4).filter(Number.isInteger),
  };
}
