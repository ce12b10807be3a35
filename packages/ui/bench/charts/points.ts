export interface Point {
  at: Date;
  value: number;
}

const hour = 60 * 60 * 1000;

/** A wave with noise that is the same in every run. */
export function pointsOf(count: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => ({
    at: new Date(Date.UTC(2026, 0, 1) + index * hour),
    value: Math.round(300 + 200 * Math.sin(index / 70) + ((index * 7919) % 97)),
  }));
}
