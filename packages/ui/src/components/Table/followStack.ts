/** An attribute that the table has while its rows are stacked. */
export const stacked = 'data-stacked';

/**
 * Marks a table that its own width has stacked, before it is painted. With a CSS rule that asks for the
 * width, a browser would look for a column's name at each cell of a wide table: a tenth of the time that two
 * thousand rows take.
 */
export function followStack(table: HTMLTableElement | null) {
  if (!table?.tHead) return undefined;
  const observer = new ResizeObserver(() => {
    table.toggleAttribute(stacked, getComputedStyle(table).display === 'block');
  });
  // Stacking changes the size of the head. The column names before the values would change the table's size,
  // but do not change that of the head.
  observer.observe(table.tHead);
  return () => observer.disconnect();
}
