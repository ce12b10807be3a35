import { useCallback, useEffect, useState } from 'react';
import type { KeptWork } from './keptWork';
import type { LocalCopy } from './localCopy';

/**
 * The work that this browser keeps for the signed-in person, and the piece that was removed last.
 *
 * @param occasion A new value reads the list again, as other code may have changed what the browser keeps.
 */
export function useCopies<Work>(kept: KeptWork<Work>, occasion?: string) {
  const [copies, setCopies] = useState<readonly LocalCopy<Work>[]>([]);
  const [removed, setRemoved] = useState<LocalCopy<Work> | null>(null);
  const refresh = useCallback(async () => setCopies(await kept.list()), [kept]);
  useEffect(() => {
    let isHere = true;
    void kept.list().then((found) => {
      if (isHere) setCopies(found);
    });
    return () => {
      isHere = false;
    };
  }, [kept, occasion]);

  return {
    copies,
    removed,
    remove: (copy: LocalCopy<Work>) => {
      setRemoved(copy);
      void kept.remove(copy).then(refresh);
    },
    restore: () => {
      if (removed === null) return;
      setRemoved(null);
      void kept.restore(removed).then(refresh);
    },
  };
}
