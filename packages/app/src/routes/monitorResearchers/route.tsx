import { assignableRoles, roleLabels } from '@sounding/domain/account';
import { activationLabels, activationMenu } from '@sounding/domain/listing';
import { counted } from '@sounding/domain/text';
import { Breadcrumbs, Columns, Select, Stack, StatusSelect } from '@sounding/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RoutePage } from '../../features/page/RoutePage';
import { ListSearch } from '../../features/pagedList/ListSearch';
import { PagedList } from '../../features/pagedList/PagedList';
import { useListAddress } from '../../features/pagedList/useListAddress';
import { researcherColumns } from '../../researchers/columns';
import { queryOfResearchers } from '../../researchers/queryOfResearchers';
import { paths } from '../../paths';
import { queriesOf } from '../../queries';
import { useServices } from '../../services';
import { chosenIn } from './chosenIn';

const anyRole = 'all';
const roleOptions = [
  { value: anyRole, label: 'All' },
  ...assignableRoles.map((role) => ({ value: role, label: roleLabels[role] })),
];

/** Every researcher and monitor, to be read and not changed. */
export function Component() {
  const queries = queriesOf(useServices().api);
  const address = useListAddress();
  const chosen = chosenIn(address.parameters);
  const page = useQuery({
    ...queries.researchers.page(queryOfResearchers(address.parameters, chosen)),
    placeholderData: keepPreviousData,
  });

  return (
    <Stack>
      <Breadcrumbs
        items={[{ label: 'Dashboard', href: paths.monitorDashboard }, { label: 'Researchers' }]}
      />
      <RoutePage title="Researchers" lead="Every researcher and monitor with an account.">
        <Columns layout="filters" gap="related">
          <ListSearch address={address} label="Search by name or email" />
          <Select
            label="Choose role:"
            value={chosen.role ?? anyRole}
            onChange={(value) => address.change({ role: value === anyRole ? null : value })}
            options={roleOptions}
          />
          <StatusSelect
            options={activationMenu(chosen.activation)}
            onChange={(value) => address.change({ status: value === 'all' ? null : value })}
          />
        </Columns>
        <PagedList
          caption="Researchers"
          columns={researcherColumns}
          page={page}
          address={address}
          chosen={[
            ['Role', chosen.role && roleLabels[chosen.role]],
            [
              'Status',
              chosen.activation === 'all' ? undefined : activationLabels[chosen.activation],
            ],
          ]}
          counted={(total) => counted(total, 'person', 'people')}
        />
      </RoutePage>
    </Stack>
  );
}
