/** A factor so large that even a small difference becomes wider than any screen. */
const beyond = 999;

/**
 * Grid columns for a number of parts, in rows of equal length or with one part less. Four parts stand in one
 * row if each has its least width, else two and two, and none stands alone.
 */
export function evenRows(count: number, least: string, gap: string): string {
  const widths = evenCounts(count).map((columns, place, all) => {
    const wider = all[place - 1];
    if (wider === undefined) return least;
    // Reduced against rounding errors. It has no effect if there is room for more columns.
    const share = `(100% - ${columns - 1} * ${gap}) / ${columns} - 0.1px`;
    const lacking = `(${wider} * ${least} + ${wider - 1} * ${gap} - 100%) * ${beyond}`;
    return `min(${share}, ${lacking})`;
  });
  return `repeat(auto-fit, minmax(min(100%, max(${widths.join(', ')})), 1fr))`;
}

/** The numbers of columns to try, from one row of all parts down to two. */
function evenCounts(count: number): number[] {
  const counts: number[] = [count];
  for (let rows = 2; rows <= count / 2 + 1; rows += 1) {
    const columns = Math.ceil(count / rows);
    // With an odd number, one part is left over in the end; with an even number never, since pairs fit.
    const leavesOneAlone = count % columns === 1 && count % 2 === 0;
    if (columns > 1 && columns !== counts.at(-1) && !leavesOneAlone) counts.push(columns);
  }
  return counts;
}
