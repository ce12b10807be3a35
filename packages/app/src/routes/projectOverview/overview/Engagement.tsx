import type { Schemas } from '@sounding/api-client';
import { Stack } from '@sounding/ui';
import { LineChart } from '@sounding/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { QueryPart } from '../../../features/page/QueryPart';
import { SectionHeading } from '../../../features/page/SectionHeading';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';

/** Responses per day: the summary's series, or one requested apart if the summary has none (OPEN-105). */
export function Engagement({ summary }: { summary: Schemas['ProjectSummary'] }) {
  const { id, engagementGraphDataPoints } = summary;
  return (
    <Stack>
      <SectionHeading>Engagement</SectionHeading>
      {engagementGraphDataPoints.xaxisData.length > 0 ? (
        <EngagementChart series={engagementGraphDataPoints} />
      ) : (
        <AskedEngagement projectId={id} />
      )}
    </Stack>
  );
}

function AskedEngagement({ projectId }: { projectId: number }) {
  const query = useQuery(queriesOf(useServices().api).projects.engagement(projectId));
  return (
    <QueryPart query={query} name="the engagement chart">
      {(series) => <EngagementChart series={series} />}
    </QueryPart>
  );
}

function EngagementChart({ series }: { series: Schemas['EngagementSeries'] }) {
  const points = useMemo(() => pointsOf(series), [series]);
  return <LineChart title="Responses per day" data={points} />;
}

/** Places each day at noon UTC, which is the same day in London all year round. */
function pointsOf({ xaxisData, seriesData }: Schemas['EngagementSeries']) {
  return xaxisData.map((day, index) => ({
    at: new Date(`${day}T12:00:00Z`),
    value: seriesData[index] ?? null,
  }));
}
