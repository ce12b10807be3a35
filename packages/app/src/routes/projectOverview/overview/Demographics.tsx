import type { Schemas } from '@sounding/api-client';
import { ageGroupLabel } from '@sounding/domain/audience';
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
export function Demographics({ demographics: { age, gender, ethnicity } }: DemographicsProps) {
  const hidesSome = [age, gender, ethnicity].flat().some(({ count }) => count === null);
  return (
    <Stack>
      <SectionHeading>Who responded</SectionHeading>
      {hidesSome && (
        <p>
          Small numbers are not shown exactly, and neither is whatever would give them away, so that
          nobody can be recognised.
        </p>
      )}
      <Columns>
        <PieChart title="Age" data={age.map(asChosen)} messages={{ groupHeading: 'Age group' }} />
        <PieChart title="Gender" data={gender} messages={{ groupHeading: 'Gender' }} />
        <PieChart title="Ethnicity" data={ethnicity} messages={{ groupHeading: 'Ethnicity' }} />
      </Columns>
    </Stack>
  );
}
