import type { Schemas } from '@sounding/api-client';
import { roleLabels } from '@sounding/domain/account';
import { activationLabels } from '@sounding/domain/listing';
import { counted } from '@sounding/domain/text';
import type { MenuAction } from '@sounding/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PagedList } from '../features/pagedList/PagedList';
import { useListAddress } from '../features/pagedList/useListAddress';
import { queriesOf } from '../queries';
import { useServices } from '../services';
import { researcherColumns } from './columns';
import { ResearcherFilters } from './ResearcherFilters';
import { chosenIn, researcherQuery } from './researcherQuery';

interface ResearcherListProps {
  /** What can be done with a row. */
  rowActions?: (researcher: Schemas['Researcher']) => readonly MenuAction[];
}

/** All accounts of a role, with filters. */
export function ResearcherList({ rowActions }: ResearcherListProps) {
  const queries = queriesOf(useServices().api);
  const address = useListAddress();
  const { role, activation } = chosenIn(address.parameters);
  const page = useQuery({
    ...queries.researchers.page(researcherQuery(address.parameters)),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ResearcherFilters address={address} />
      <PagedList
        caption="Researchers"
        columns={researcherColumns}
        page={page}
        address={address}
        counted={(total) => counted(total, 'person', 'people')}
        rowActions={rowActions}
        chosen={[
          ['Role', roleLabels[role]],
          ['Status', activation === 'all' ? undefined : activationLabels[activation]],
        ]}
        advice="Try fewer or other words, or choose another role or status."
      />
    </>
  );
}
