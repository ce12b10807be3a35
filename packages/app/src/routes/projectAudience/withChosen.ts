/** What is offered, and what was chosen before it stopped being offered (OPEN-95). */
export function withChosen<T extends { readonly id: number }>(
  offered: readonly T[],
  chosen: readonly T[],
): readonly T[] {
  const ids = new Set(offered.map(({ id }) => id));
  return [...offered, ...chosen.filter(({ id }) => !ids.has(id))];
}
