/**
 * What a chart takes for a number: from 0 to the highest that is told apart from its neighbours. Anything
 * else, as a division by zero leaves, counts as missing.
 */
export function readNumber(value: number | null): number | null {
  return value !== null && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? value : null;
}
