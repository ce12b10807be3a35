import type { Schemas } from '@sounding/api-client';
import { ageGroupLabel } from '@sounding/domain/audience';
import { hiddenCountsNote } from '@sounding/domain/statistics';
import { counted, numberText } from '@sounding/domain/text';
import { Card, Columns, Stack } from '@sounding/ui';
import { BarChart, PieChart, type PieChartMessages } from '@sounding/ui/charts';
import { onOneSheet } from '../../paper.css';

const participants = (count: number) => counted(count, 'participant');
const named = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The charts count people and not responses. */
const words: Partial<PieChartMessages> = {
  countHeading: 'Participants',
  counted: participants,
  summary({ state, leaders, total }) {
    const [leader] = leaders;
    if (state === 'empty') return 'There is nothing to show yet.';
    if (leader === undefined) {
      return state === 'zero' ? 'No participants yet.' : 'No numbers can be shown.';
    }
    const start = total === null ? 'Of those shown, the largest' : 'The largest';
    const base =
      total === null
        ? participants(leader.count)
        : `${numberText(leader.count)} of ${participants(total)}`;
    const names = named.format(leaders.map(({ label }) => label));
    return leaders.length === 1
      ? `${start} group is ${names}, with ${base}.`
      : `${start} groups are ${names}, with ${base} each.`;
  },
};

interface DemographicChartsProps {
  demographics: Schemas['MonitorDemographics'];
}

/** Gender, ethnicity and age; the server has kept back every number that is too small to show. */
export function DemographicCharts({ demographics }: DemographicChartsProps) {
  const { totalCountForGender, totalCountForEthnicity, totalCountForAge } = demographics;
  const ages = totalCountForAge.map(({ label, count }) => ({ label: ageGroupLabel(label), count }));
  const note = hiddenCountsNote({
    age: totalCountForAge,
    gender: totalCountForGender,
    ethnicity: totalCountForEthnicity,
  });
  return (
    <Stack gap="separate">
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
      <div className={onOneSheet}>
        <Card>
          <BarChart title="Age of participants" data={ages} messages={words} />
        </Card>
      </div>
      {/* Below the charts, which would move down if it came with them and stood above. */}
      {note !== null && <p>{note}</p>}
    </Stack>
  );
}
