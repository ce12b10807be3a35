import { sortAgeRanges, unbrokenAgeRangeLabel } from '@sounding/domain/audience';
import { Card, InlineMessage, Link, Stack } from '@sounding/ui';
import { memo } from 'react';
import { SectionHeading } from '../../features/page/SectionHeading';
import type { EditableProject } from '../../features/projectInHand/projectInHand';
import { paths } from '../../paths';
import { fieldId, type SectionProps } from './sectionProps';

interface AudienceSectionProps
  extends SectionProps, Pick<EditableProject, 'ageRanges' | 'interests'> {
  /** Null until the project is stored. */
  id: number | null;
}

/** Whom the project is for, chosen on a page of its own. */
export const AudienceSection = memo(function AudienceSection({
  ageRanges,
  interests,
  mode,
  id,
  errorOf,
}: AudienceSectionProps) {
  const edit =
    mode === 'editing' && id !== null ? paths.editProjectAudience(id) : paths.newProjectAudience;
  return (
    <Card title="Audience">
      <div id={fieldId('ageRanges')}>
        <Stack>
          <Chosen
            name="Age ranges"
            labels={sortAgeRanges(ageRanges).map(unbrokenAgeRangeLabel)}
            error={errorOf('ageRanges')}
          />
          <div id={fieldId('interests')}>
            <Stack>
              <Chosen
                name="Interest categories"
                labels={interests.map((interest) => interest.name)}
                error={errorOf('interests')}
              />
              <Link href={edit} variant="standalone">
                Edit your audience
              </Link>
            </Stack>
          </div>
        </Stack>
      </div>
    </Card>
  );
});

interface ChosenProps {
  name: string;
  labels: readonly string[];
  error: string | undefined;
}

function Chosen({ name, labels, error }: ChosenProps) {
  return (
    <Stack gap="tight">
      <SectionHeading level={3}>{name}</SectionHeading>
      {error !== undefined && <InlineMessage tone="error">{error}</InlineMessage>}
      {labels.length > 0 && <p>{labels.join(', ')}</p>}
    </Stack>
  );
}
