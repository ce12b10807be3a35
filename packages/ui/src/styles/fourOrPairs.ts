/** More than any screen is wide, however little it is multiplied with. */
const beyond = 999;

/** Columns for four: one row where each has its least width, else two and two, so that none stands alone. */
export function fourOrPairs(least: string, gap: string): string {
  const pair = `50% - ${gap} / 2`;
  const lacking = `(4 * ${least} + 3 * ${gap} - 100%) * ${beyond}`;
  return `repeat(auto-fit, minmax(min(100%, max(${least}, min(${pair}, ${lacking}))), 1fr))`;
}
