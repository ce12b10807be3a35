/** What to go on with: what stands after the last that is gone, else before it; null at the end. */
export function nextInList(list: readonly number[], gone: readonly number[]): number | null {
  const stays = (id: number) => !gone.includes(id);
  const last = list.findLastIndex((id) => !stays(id));
  return list.slice(last + 1).find(stays) ?? list.slice(0, last + 1).findLast(stays) ?? null;
}
