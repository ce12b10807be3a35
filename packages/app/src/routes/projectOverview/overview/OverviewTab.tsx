import { Skeleton, Stack } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { Loaded } from '../publishing/Loaded';
import { Demographics } from './Demographics';
import { Engagement } from './Engagement';
import { Feedback } from './Feedback';
import { ProjectFacts } from './ProjectFacts';

/** The project at a glance: where it stands, who it is for, who answered and what they said. */
export function OverviewTab({ projectId }: { projectId: number }) {
  const query = useQuery(queriesOf(useServices().api).projects.summary(projectId));
  return (
    <Loaded
      query={query}
      loading="Loading the overview"
      failed="The overview could not be loaded."
      placeholder={<Loading />}
    >
      {(summary) => (
        <Stack gap="section">
          <ProjectFacts summary={summary} />
          <Feedback summary={summary} />
          <Engagement summary={summary} />
          <Demographics demographics={summary.demographics} />
        </Stack>
      )}
    </Loaded>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <Stack gap="section">
        <span role="status">Loading the overview</span>
        <Skeleton lines={6} />
        <Skeleton height="14rem" />
        <Skeleton height="18rem" />
      </Stack>
    </div>
  );
}
