/** More than any screen is wide, however little it is multiplied with. */
const beyond = 999;

/**
 * Columns for so many parts, in rows that hold as many as each other, or one less: four stand in one row
 * where each has its least width, else two and two, and none alone.
 */
export function evenRows(count: number, least: string, gap: string): string {
  const widths = evenCounts(count).map((columns, place, all) => {
    const wider = all[place - 1];
    if (wider === undefined) return least;
    // For rounding less than a share, and nothing where there is room for more columns.
    const share = `(100% - ${columns - 1} * ${gap}) / ${columns} - 0.1px`;
    const lacking = `(${wider} * ${least} + ${wider - 1} * ${gap} - 100%) * ${beyond}`;
    return `min(${share}, ${lacking})`;
  });
  return `repeat(auto-fit, minmax(min(100%, max(${widths.join(', ')})), 1fr))`;
}

/** How many may stand in a row, from all of them down to two. */
function evenCounts(count: number): number[] {
  const counts: number[] = [count];
  for (let rows = 2; rows <= count / 2 + 1; rows += 1) {
    const columns = Math.ceil(count / rows);
    // Of an odd number one is left over at last; of an even one never, since there are pairs.
    const leavesOneAlone = count % columns === 1 && count % 2 === 0;
    if (columns > 1 && columns !== counts.at(-1) && !leavesOneAlone) counts.push(columns);
  }
  return counts;
}
