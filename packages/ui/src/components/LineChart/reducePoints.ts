import type { LineChartPoint } from './readLine';

/** Number of stretches that the points are divided into; each keeps at most five points. */
const stretches = 150;

/** Up to this many points, every point is drawn. */
export const drawnWhole = 600;

/**
 * The points worth drawing: of each stretch its first, last, highest and lowest, and one gap where
 * there is any. On a screen the line looks the same, and no peak is lost.
 */
export function reducePoints(data: readonly LineChartPoint[]): readonly LineChartPoint[] {
  if (data.length <= drawnWhole) return data;

  const kept: LineChartPoint[] = [];
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    const from = Math.floor((stretch * data.length) / stretches);
    const to = Math.floor(((stretch + 1) * data.length) / stretches);
    for (const index of worthDrawing(data, from, to)) {
      const point = data[index];
      if (point !== undefined) kept.push(point);
    }
  }
  return kept;
}

/** Indices of the points to keep from one stretch, in order. */
function worthDrawing(data: readonly LineChartPoint[], from: number, to: number): Iterable<number> {
  let highest = from;
  let lowest = from;
  let gap: number | undefined;
  let most = -Infinity;
  let least = Infinity;
  for (let index = from; index < to; index += 1) {
    const value = data[index]?.value ?? null;
    if (value === null) {
      gap ??= index;
      continue;
    }
    if (value > most) {
      most = value;
      highest = index;
    }
    if (value < least) {
      least = value;
      lowest = index;
    }
  }
  const places = new Set([from, highest, lowest, to - 1]);
  if (gap !== undefined) places.add(gap);
  return [...places].sort((one, other) => one - other);
}
