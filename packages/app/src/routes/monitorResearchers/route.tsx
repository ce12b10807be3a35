import { roleLabels } from '@sounding/domain/account';
import { activationLabels } from '@sounding/domain/listing';
import { counted } from '@sounding/domain/text';
import { Breadcrumbs, Stack } from '@sounding/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RoutePage } from '../../features/page/RoutePage';
import { PagedList } from '../../features/pagedList/PagedList';
import { useListAddress } from '../../features/pagedList/useListAddress';
import { researcherColumns } from '../../researchers/columns';
import { ResearcherFilters } from '../../researchers/ResearcherFilters';
import { chosenIn, researcherQuery } from '../../researchers/researcherQuery';
import { paths } from '../../paths';
import { queriesOf } from '../../queries';
import { useServices } from '../../services';

/** The admin's list of researchers and monitors, to be read and not changed (OPEN-07). */
export function Component() {
  const queries = queriesOf(useServices().api);
  const address = useListAddress();
  const { role, activation } = chosenIn(address.parameters);
  const page = useQuery({
    ...queries.researchers.page(researcherQuery(address.parameters)),
    placeholderData: keepPreviousData,
  });

  return (
    <Stack>
      <Breadcrumbs
        items={[{ label: 'Dashboard', href: paths.monitorDashboard }, { label: 'Researchers' }]}
      />
      <RoutePage
        title="Researchers"
        lead="Researchers and monitors with an account, a role at a time."
      >
        <ResearcherFilters address={address} />
        <PagedList
          caption="Researchers"
          columns={researcherColumns}
          page={page}
          address={address}
          chosen={[
            ['Role', roleLabels[role]],
            ['Status', activation === 'all' ? undefined : activationLabels[activation]],
          ]}
          counted={(total) => counted(total, 'person', 'people')}
        />
      </RoutePage>
    </Stack>
  );
}
