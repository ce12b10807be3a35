import { useAddressSearch } from '../../../addressSearch';
import { idOf } from '../../../features/page/routeParameters';

/** The page of a list in the address, where people count from 1; here it counts from 0. */
export function usePage(): readonly [page: number, setPage: (page: number) => void] {
  const { search, change } = useAddressSearch();
  const setPage = (page: number) => change({ page: page === 0 ? null : String(page + 1) });
  return [(idOf(search.get('page') ?? '') ?? 1) - 1, setPage];
}
