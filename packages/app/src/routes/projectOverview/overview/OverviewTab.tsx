import { errorMessages } from '@sounding/domain/errors';
import { Button, InlineMessage, Inline, Skeleton, Stack } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../../features/failures/failureText';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { Demographics } from './Demographics';
import { Engagement } from './Engagement';
import { Feedback } from './Feedback';
import { ProjectFacts } from './ProjectFacts';

/** The project at a glance: where it stands, who it is for, who answered and what they said. */
export function OverviewTab({ projectId }: { projectId: number }) {
  const {
    data: summary,
    error,
    isFetching,
    refetch,
  } = useQuery(queriesOf(useServices().api).projects.summary(projectId));

  if (summary === undefined) {
    return error === null || isFetching ? (
      <Loading />
    ) : (
      <InlineMessage tone="error" title="The overview did not load">
        <Inline>
          <span>{failureText(error, errorMessages.somethingWentWrong)}</span>
          <Button onPress={() => void refetch()}>Try again</Button>
        </Inline>
      </InlineMessage>
    );
  }
  return (
    <Stack gap="section">
      <ProjectFacts summary={summary} />
      <Feedback summary={summary} />
      <Engagement summary={summary} />
      <Demographics demographics={summary.demographics} />
    </Stack>
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
