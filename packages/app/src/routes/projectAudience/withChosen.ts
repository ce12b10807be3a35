/** The offered items, and those chosen before they stopped being offered (OPEN-95). */
export function withChosen<T extends { readonly id: number }>(
  offered: readonly T[],
  chosen: readonly T[],
): readonly T[] {
  const ids = new Set(offered.map(({ id }) => id));
  return [...offered, ...chosen.filter(({ id }) => !ids.has(id))];
}
