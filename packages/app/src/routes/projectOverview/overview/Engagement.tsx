import type { Schemas } from '@sounding/api-client';
import { errorMessages } from '@sounding/domain/errors';
import { Button, Inline, InlineMessage, Stack } from '@sounding/ui';
import { LineChart } from '@sounding/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureText } from '../../../features/failures/failureText';
import { SectionHeading } from '../../../features/page/SectionHeading';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';

/** Responses per day: the summary's series, or the call's where the summary has none (OPEN-105). */
export function Engagement({ summary }: { summary: Schemas['ProjectSummary'] }) {
  const { id, engagementGraphDataPoints } = summary;
  const isInSummary = engagementGraphDataPoints.xaxisData.length > 0;
  const {
    data: asked,
    error,
    refetch,
  } = useQuery({
    ...queriesOf(useServices().api).projects.engagement(id),
    enabled: !isInSummary,
  });
  const series = isInSummary ? engagementGraphDataPoints : asked;
  const points = useMemo(() => pointsOf(series), [series]);

  return (
    <Stack>
      <SectionHeading>Engagement</SectionHeading>
      {error !== null && !isInSummary ? (
        <InlineMessage tone="error" title="The engagement chart did not load">
          <Inline>
            <span>{failureText(error, errorMessages.somethingWentWrong)}</span>
            <Button onPress={() => void refetch()}>Try again</Button>
          </Inline>
        </InlineMessage>
      ) : (
        <LineChart title="Responses per day" data={points} />
      )}
    </Stack>
  );
}

/** A day stands at its noon, which is the same day in London all year round. */
function pointsOf(series: Schemas['EngagementSeries'] | undefined) {
  return (series?.xaxisData ?? []).map((day, index) => ({
    at: new Date(`${day}T12:00:00Z`),
    value: series?.seriesData[index] ?? null,
  }));
}
