import type { Schemas } from '@sounding/api-client';
import { ageGroupLabel } from '@sounding/domain/audience';
import { hiddenCountsNote } from '@sounding/domain/statistics';
import { Columns, Stack } from '@sounding/ui';
import { PieChart } from '@sounding/ui/charts';
import { SectionHeading } from '../../../features/page/SectionHeading';

interface DemographicsProps {
  demographics: Schemas['Demographics'];
}

type Group = Schemas['Demographics']['age'][number];
/** An age group in the words in which an audience is chosen. */
const asChosen = (group: Group): Group => ({ ...group, label: ageGroupLabel(group.label) });

/** Who answered, in groups that are large enough for nobody to be recognised. */
export function Demographics({ demographics }: DemographicsProps) {
  const { age, gender, ethnicity } = demographics;
  const hasPeople = age.some(({ count }) => count !== 0);
  // For small groups named in people's own words, the server sends not even the names.
  const keepsBack = (groups: readonly Group[]) => hasPeople && groups.length === 0;
  const note = hiddenCountsNote(demographics);
  const words = (groupHeading: string, groups: readonly Group[]) => ({
    groupHeading,
    ...(keepsBack(groups) && { summary: () => 'No numbers can be shown.' }),
  });
  return (
    <Stack>
      <SectionHeading>Who responded</SectionHeading>
      {note !== null && <p>{note}</p>}
      <Columns>
        <PieChart title="Age" data={age.map(asChosen)} messages={words('Age group', age)} />
        <PieChart title="Gender" data={gender} messages={words('Gender', gender)} />
        <PieChart title="Ethnicity" data={ethnicity} messages={words('Ethnicity', ethnicity)} />
      </Columns>
    </Stack>
  );
}
