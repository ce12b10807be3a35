import { activationMenu, roleMenu } from '@sounding/domain/listing';
import { Columns, Select, StatusSelect } from '@sounding/ui';
import { ListSearch } from '../features/pagedList/ListSearch';
import type { ListAddress } from '../features/pagedList/useListAddress';
import { chosenIn, pageSizes } from './researcherQuery';

const sizeOptions = pageSizes.map((size) => ({ value: size, label: `${size} to a page` }));

/** The filters of the list; the address holds every choice. */
export function ResearcherFilters({ address }: { address: ListAddress }) {
  const { role, activation, size } = chosenIn(address.parameters);
  return (
    <Columns layout="filters" gap="related">
      <ListSearch address={address} label="Search researchers" />
      <Select
        label="Choose role:"
        value={role}
        onChange={(value) => address.change({ role: value })}
        options={roleMenu()}
      />
      <StatusSelect
        options={activationMenu(activation)}
        onChange={(value) => address.change({ status: value })}
      />
      <Select
        label="Page size:"
        value={size}
        onChange={(value) => address.change({ size: value })}
        options={sizeOptions}
      />
    </Columns>
  );
}
