import { isRecord } from '../isRecord';

/** The state of a navigation from the list of researchers to one of them: the list's query. */
export function listState(search: string) {
  return { researcherListSearch: search };
}

/** The list's query with its question mark; null if the person did not come from the list. */
export function listSearchIn(state: unknown): string | null {
  const search = isRecord(state) ? state['researcherListSearch'] : null;
  return typeof search === 'string' ? search : null;
}
