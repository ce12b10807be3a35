import { useState } from 'react';

interface Standing {
  readonly list: string;
  readonly ids: ReadonlySet<number>;
}

/**
 * How many of a long list stand on the page, from its first on. What stands there stays, whatever is added
 * before it: nobody's place goes from under their hands.
 *
 * @param list Tells one list from another, which starts anew.
 * @param least How many stand there in any case.
 */
export function useStanding(list: string, ids: readonly number[], least: number): number {
  const [standing, setStanding] = useState<Standing>({ list, ids: new Set() });
  const stood = standing.list === list ? standing.ids : new Set<number>();
  const last = ids.findLastIndex((id) => stood.has(id));
  const now = ids.slice(0, Math.max(least, last + 1));
  if (now.some((id) => !stood.has(id))) setStanding({ list, ids: new Set(now) });
  return now.length;
}
