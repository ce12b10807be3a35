import { useAddressSearch } from '../../../addressSearch';
import { pageInAddress } from '../../../pageInAddress';

/** The page of a list in the address, counted from 0; a step back from one that is no more replaces that. */
export function usePage(): readonly [
  page: number,
  setPage: (page: number, isGone: boolean) => void,
] {
  const { search, change } = useAddressSearch();
  const setPage = (page: number, isGone: boolean) =>
    change({ page: pageInAddress.write(page) }, { replace: isGone });
  return [pageInAddress.read(search.get('page')), setPage];
}
