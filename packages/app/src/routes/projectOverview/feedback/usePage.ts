import { useAddressSearch } from '../../../addressSearch';
import { pageIn } from '../../../features/page/routeParameters';

/** The page of a list in the address, counted from 0; a step back from one that is no more replaces that. */
export function usePage(): readonly [
  page: number,
  setPage: (page: number, isGone: boolean) => void,
] {
  const { search, change } = useAddressSearch();
  const setPage = (page: number, isGone: boolean) =>
    change({ page: page === 0 ? null : String(page + 1) }, { replace: isGone });
  return [pageIn(search.get('page')), setPage];
}
