/** The id to go on with: the one after the last removed id, or else the one before; null if none is left. */
export function nextInList(list: readonly number[], gone: readonly number[]): number | null {
  const stays = (id: number) => !gone.includes(id);
  const last = list.findLastIndex((id) => !stays(id));
  return list.slice(last + 1).find(stays) ?? list.slice(0, last + 1).findLast(stays) ?? null;
}
