import { Columns, Skeleton, Stack } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { chunkQuery } from '../../features/page/chunkQuery';
import { SectionHeading } from '../../features/page/SectionHeading';
import { queriesOf } from '../../queries';
import { useServices } from '../../services';
import { QueryPart } from '../../features/page/QueryPart';

/** The charts are a chunk of their own, because their code is large. */
const chartsQuery = chunkQuery('DemographicCharts', () => import('./DemographicCharts'));

/** Who the participants are. */
export function Demographics() {
  const demographics = useQuery(queriesOf(useServices().api).monitor.demographics());
  const charts = useQuery(chartsQuery);
  const query = {
    data: demographics.data &&
      charts.data && { demographics: demographics.data, Charts: charts.data },
    isError: demographics.isError || charts.isError,
    isFetching: demographics.isFetching || charts.isFetching,
    errorUpdateCount: demographics.errorUpdateCount + charts.errorUpdateCount,
    refetch: async () => {
      const tried = await Promise.all([demographics.refetch(), charts.refetch()]);
      return { isSuccess: tried.every(({ isSuccess }) => isSuccess) };
    },
  };

  return (
    <Stack>
      <SectionHeading>Who takes part</SectionHeading>
      <QueryPart query={query} name="the charts" placeholder={<ChartsOnTheirWay />}>
        {({ demographics: data, Charts: { DemographicCharts } }) => (
          <DemographicCharts demographics={data} />
        )}
      </QueryPart>
    </Stack>
  );
}

/** Two cards beside each other where there is room, and one below them, as the charts will stand. */
function ChartsOnTheirWay() {
  return (
    <Stack gap="separate">
      <Columns>
        <Skeleton height="36rem" />
        <Skeleton height="36rem" />
      </Columns>
      <Skeleton height="43rem" />
    </Stack>
  );
}
