import { scaleLinear } from '@visx/scale';
import type { LineChartPoint } from './readLine';

/**
 * The place of a time, from the left of the plot in hundredths of its width. A single point stands in the
 * middle.
 */
export type TimeScale = (at: Date) => number;

export function timeScale(data: readonly LineChartPoint[]): TimeScale {
  const first = data[0]?.at.getTime() ?? 0;
  const last = data.at(-1)?.at.getTime() ?? first;
  if (first === last) return () => 50;
  const scale = scaleLinear<number>({ domain: [first, last], range: [0, 100] });
  return (at) => Math.round(scale(at.getTime()) * 100) / 100;
}

/** Index of the point nearest to `share`, found by binary search. */
export function nearestTo(
  share: number,
  data: readonly LineChartPoint[],
  across: TimeScale,
): number {
  const placeOf = (index: number) => {
    const point = data[index];
    return point === undefined ? Infinity : across(point.at);
  };
  let low = 0;
  let high = data.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (placeOf(middle) < share) low = middle + 1;
    else high = middle;
  }
  return low > 0 && share - placeOf(low - 1) < placeOf(low) - share ? low - 1 : low;
}
