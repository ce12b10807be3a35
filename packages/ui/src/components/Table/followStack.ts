/** On the table while its rows are stacked. */
export const stacked = 'data-stacked';

/**
 * Says on a table whether its own width has stacked it, before that is painted. As a rule that asks for the
 * width itself, the names before the values would have a browser look for one at each cell of a wide table:
 * a tenth of the time that two thousand rows take.
 */
export function followStack(table: HTMLTableElement | null) {
  if (!table?.tHead) return undefined;
  const observer = new ResizeObserver(() => {
    table.toggleAttribute(stacked, getComputedStyle(table).display === 'block');
  });
  // Stacking changes the size of the head, and the names before the values do not: of the table they would.
  observer.observe(table.tHead);
  return () => observer.disconnect();
}
