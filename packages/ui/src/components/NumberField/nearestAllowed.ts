export interface Allowed {
  least: number | undefined;
  most: number | undefined;
  /** Counted from `least`. */
  step: number | undefined;
}

/** What a typed number becomes: the limit that it exceeds, or the nearest step between the limits. */
export function nearestAllowed(number: number, { least, most, step }: Allowed): number {
  if (step === undefined) return Math.min(Math.max(number, least ?? -Infinity), most ?? Infinity);
  const start = least ?? 0;
  const stepsTo = (end: number) => rounded((end - start) / step);
  const lowest = least === undefined ? -Infinity : 0;
  const highest = most === undefined ? Infinity : Math.floor(stepsTo(most));
  const steps = Math.min(Math.max(Math.round(stepsTo(number)), lowest), highest);
  return rounded(start + steps * step);
}

/** Removes binary rounding errors: three steps of 0.1 make 0.30000000000000004. */
function rounded(number: number): number {
  return Number(number.toPrecision(15));
}
