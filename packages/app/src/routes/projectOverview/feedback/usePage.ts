import { useSearchParams } from 'react-router-dom';
import { idOf } from '../../../features/page/routeParameters';

/** The page of a list in the address, where people count from 1; here it counts from 0. */
export function usePage(): readonly [page: number, setPage: (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const setPage = (page: number) =>
    setSearch((before) => {
      if (page === 0) before.delete('page');
      else before.set('page', String(page + 1));
      return before;
    });
  return [(idOf(search.get('page') ?? '') ?? 1) - 1, setPage];
}
