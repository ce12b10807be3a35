import { scaleLinear } from '@visx/scale';

export interface ValueScale {
  /** From the top of the plot, in hundredths of its height. */
  top: (value: number) => number;
  /** Whole numbers to draw lines at, zero among them. */
  ticks: readonly number[];
}

/** From zero to a round number above all values, so that lengths can be compared. */
export function valueScale(highest: number): ValueScale {
  const scale = scaleLinear<number>({ domain: [0, Math.max(1, highest)], range: [100, 0] });
  const [bottom = 0, top = 1] = scale.nice(4).domain();
  return {
    top: (value) => Math.round(100 * (100 - ((value - bottom) / (top - bottom)) * 100)) / 100,
    ticks: scale.ticks(4).filter(Number.isInteger),
  };
}
