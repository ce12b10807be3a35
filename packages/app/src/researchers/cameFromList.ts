import { isRecord } from '../isRecord';

/** Carried from the list of researchers to a page about one of them: the list's search, filters and page. */
export function listState(search: string) {
  return { researcherListSearch: search };
}

/** What stood behind the list's address, question mark and all; null for whoever came another way. */
export function listSearchIn(state: unknown): string | null {
  const search = isRecord(state) ? state['researcherListSearch'] : null;
  return typeof search === 'string' ? search : null;
}
