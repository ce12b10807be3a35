import type { Schemas } from '@sounding/api-client';
import { Card, Columns, Stack } from '@sounding/ui';
import { BarChart, PieChart } from '@sounding/ui/charts';

/** The charts count people and not responses. */
const words = {
  countHeading: 'Participants',
  counted: (count: number) =>
    `${count.toLocaleString('en-GB')} ${count === 1 ? 'participant' : 'participants'}`,
};

interface DemographicChartsProps {
  demographics: Schemas['MonitorDemographics'];
}

/** Gender, ethnicity and age; the server has kept back every number that is too small to show. */
export function DemographicCharts({ demographics }: DemographicChartsProps) {
  const { totalCountForGender, totalCountForEthnicity, totalCountForAge } = demographics;
  return (
    <Stack>
      <Columns>
        <Card>
          <PieChart title="Gender of participants" data={totalCountForGender} messages={words} />
        </Card>
        <Card>
          <PieChart
            title="Ethnicity of participants"
            data={totalCountForEthnicity}
            messages={words}
          />
        </Card>
      </Columns>
      <Card>
        <BarChart title="Age of participants" data={totalCountForAge} messages={words} />
      </Card>
    </Stack>
  );
}
