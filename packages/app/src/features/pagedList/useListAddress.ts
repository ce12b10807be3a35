import { useAddressSearch, type SearchChanges } from '../../addressSearch';

interface Options {
  /** Replaces the history entry, for steps not worth going back to, such as every letter of a search. */
  readonly replace?: boolean;
}

/** The address of a list, which holds everything that a person chose about it. */
export function useListAddress() {
  const { search, change } = useAddressSearch();
  return {
    parameters: search,
    /** Another search, filter or order starts at the first page again. */
    change(changes: SearchChanges, { replace = false }: Options = {}) {
      change({ page: null, ...changes }, { replace });
    },
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
