import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Null takes a part out of the address. */
type Changes = Readonly<Record<string, string | null>>;

interface Options {
  /** For what changes many times in a row, so that going back does not undo it letter by letter. */
  readonly replace?: boolean;
}

/** The address of a list, which holds everything that a person chose about it. */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  // The guard asks the server before an address holds. Who changes two filters in a row changes the
  // second on top of the first, which the address does not show yet.
  const asked = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    asked.current = null;
  }, [parameters]);

  return {
    parameters,
    /** Another search, filter or order starts at the first page again. */
    change(changes: Changes, { replace = false }: Options = {}) {
      const next = new URLSearchParams(asked.current ?? parameters);
      next.delete('page');
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
      }
      asked.current = next;
      setParameters(next, { replace });
    },
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
