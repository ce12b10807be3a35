import type { Schemas } from '@sounding/api-client';
import { StatCard, Stack } from '@sounding/ui';
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
    <QueryPart query={query} name="the totals" placeholder={<Groups counts={null} />}>
      {(counts) => <Groups counts={counts} />}
    </QueryPart>
  );
}

/** Before the numbers are known bars hold their places, so that nothing moves when they come. */
function Groups({ counts }: { counts: Schemas['MonitorTotals'] | null }) {
  return (
    <Stack gap="separate">
      {totalGroups.map(({ title, totals }) => (
        <Stack key={title}>
          <SectionHeading>{title}</SectionHeading>
          <div aria-hidden={counts === null}>
            <StatCard
              stats={totals.map(({ id, label }) => ({
                id,
                label,
                value: counts?.[id] ?? null,
              }))}
            />
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
