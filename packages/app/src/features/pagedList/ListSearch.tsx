import { SearchField } from '@sounding/ui';
import { searchWords } from '../../searchWords';
import { listAddress } from './listAddress';
import type { ListAddress } from './useListAddress';
import { useTypedSearch } from './useTypedSearch';

interface ListSearchProps {
  address: ListAddress;
  label: string;
}

/** A field that searches a list once the person pauses typing. */
export function ListSearch({ address, label }: ListSearchProps) {
  const current = listAddress.search(address.parameters);
  const { typed, setTyped, noteAsked } = useTypedSearch(current);
  return (
    <SearchField
      label={label}
      value={typed}
      onChange={setTyped}
      onSearch={(value) => {
        const search = searchWords(value);
        // The field also reports a pause after it has followed the address; nothing new is searched then.
        if (search === current) return;
        noteAsked(search);
        address.change({ search }, { replace: true });
      }}
    />
  );
}
