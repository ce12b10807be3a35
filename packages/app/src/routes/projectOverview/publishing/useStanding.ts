import { useState } from 'react';

interface Standing {
  readonly list: string;
  readonly ids: ReadonlySet<number>;
}

/**
 * How many items of a long list are shown, from its first one on. Items that are shown stay, whatever is
 * added before them, so that nobody loses their place.
 *
 * @param list Identifies the list; another list starts anew.
 * @param least How many items to show in any case.
 */
export function useStanding(list: string, ids: readonly number[], least: number): number {
  const [standing, setStanding] = useState<Standing>({ list, ids: new Set() });
  const stood = standing.list === list ? standing.ids : new Set<number>();
  const last = ids.findLastIndex((id) => stood.has(id));
  const now = ids.slice(0, Math.max(least, last + 1));
  if (now.some((id) => !stood.has(id))) setStanding({ list, ids: new Set(now) });
  return now.length;
}
