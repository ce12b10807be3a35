/**
 * What a chart takes for a number: from 0 to the highest that is told apart from its neighbours. Anything
 * else, as a division by zero leaves, counts as missing. Minus zero, as -0 times 5 is, is written as zero.
 */
export function readNumber(value: number | null): number | null {
  return value !== null && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? Math.abs(value) : null;
}
