import { useAddressSearch } from '../../../addressSearch';
import { pageInAddress } from '../../../pageInAddress';

/** The list's page in the address, from 0; leaving a page that is gone replaces its history entry. */
export function usePage(): readonly [
  page: number,
  setPage: (page: number, isGone: boolean) => void,
] {
  const { search, change } = useAddressSearch();
  const setPage = (page: number, isGone: boolean) =>
    change({ page: pageInAddress.write(page) }, { replace: isGone });
  return [pageInAddress.read(search.get('page')), setPage];
}
