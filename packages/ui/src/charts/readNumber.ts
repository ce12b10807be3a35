/**
 * Returns a number that charts accept: from 0 to the highest whole number that is exact. Anything else, such
 * as the result of a division by zero, counts as missing. Minus zero, such as -0 times 5, becomes 0.
 */
export function readNumber(value: number | null): number | null {
  return value !== null && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? Math.abs(value) : null;
}
