import { menuOf } from '@sounding/domain/listing';
import { monitorStatusLabels } from '@sounding/domain/project';
import { counted } from '@sounding/domain/text';
import { Breadcrumbs, Columns, Stack, StatusSelect } from '@sounding/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RoutePage } from '../../features/page/RoutePage';
import { ListSearch } from '../../features/pagedList/ListSearch';
import { PagedList } from '../../features/pagedList/PagedList';
import { useListAddress } from '../../features/pagedList/useListAddress';
import { paths } from '../../paths';
import { queriesOf } from '../../queries';
import { useServices } from '../../services';
import { useNow } from '../../useNow';
import { columnsBy } from './columns';
import { projectQuery, statusChoices, statusIn } from './projectQuery';

const choiceLabels = { all: 'All', ...monitorStatusLabels };

/** Every researcher's projects, to be read and not changed. */
export function Component() {
  const { api, clock } = useServices();
  const queries = queriesOf(api);
  const address = useListAddress();
  const status = statusIn(address.parameters);
  const page = useQuery({
    ...queries.monitor.projects(projectQuery(address.parameters)),
    placeholderData: keepPreviousData,
  });
  useNow((page.data?.content ?? []).map(({ endDate }) => endDate));

  return (
    <Stack>
      <Breadcrumbs
        items={[{ label: 'Dashboard', href: paths.monitorDashboard }, { label: 'Projects' }]}
      />
      <RoutePage title="Projects" lead="The projects of every researcher.">
        <Columns layout="filters" gap="related">
          <ListSearch address={address} label="Search by title or researcher" />
          <StatusSelect
            options={menuOf(statusChoices, choiceLabels, status)}
            onChange={(value) => address.change({ status: value === 'all' ? null : value })}
          />
        </Columns>
        <PagedList
          caption="Projects"
          columns={columnsBy(clock.now)}
          page={page}
          address={address}
          chosen={[['Status', status === 'all' ? undefined : monitorStatusLabels[status]]]}
          counted={(total) => counted(total, 'project')}
        />
      </RoutePage>
    </Stack>
  );
}
