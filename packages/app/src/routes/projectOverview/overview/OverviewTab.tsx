import { Skeleton, Stack } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '../../../features/page/QueryPart';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { Demographics } from './Demographics';
import { Engagement } from './Engagement';
import { Feedback } from './Feedback';
import { ProjectFacts } from './ProjectFacts';

/** The project at a glance: where it stands, who it is for, who answered and what they said. */
export function OverviewTab({ projectId }: { projectId: number }) {
  const query = useQuery(queriesOf(useServices().api).projects.summary(projectId));
  return (
    <QueryPart query={query} name="the overview" placeholder={<Awaited />}>
      {(summary) => (
        <Stack gap="section">
          <ProjectFacts summary={summary} />
          <Feedback summary={summary} />
          <Engagement summary={summary} />
          <Demographics demographics={summary.demographics} />
        </Stack>
      )}
    </QueryPart>
  );
}

function Awaited() {
  return (
    <Stack gap="section">
      <Skeleton lines={6} />
      <Skeleton height="14rem" />
      <Skeleton height="18rem" />
    </Stack>
  );
}
