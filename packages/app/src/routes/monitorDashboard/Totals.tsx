import { Skeleton, StatCard, Stack } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { SectionHeading } from '../../features/page/SectionHeading';
import { queriesOf } from '../../queries';
import { useServices } from '../../services';
import { QueryPart } from '../../features/page/QueryPart';
import { totalGroups } from './totalGroups';

/** A card for each total, as it stands now. */
export function Totals() {
  const query = useQuery(queriesOf(useServices().api).monitor.counts());
  return (
    <QueryPart query={query} name="the totals" placeholder={<Skeleton height="36rem" />}>
      {(counts) => (
        <Stack gap="separate">
          {totalGroups.map(({ title, totals }) => (
            <Stack key={title}>
              <SectionHeading>{title}</SectionHeading>
              <StatCard stats={totals.map(({ id, label }) => ({ id, label, value: counts[id] }))} />
            </Stack>
          ))}
        </Stack>
      )}
    </QueryPart>
  );
}
