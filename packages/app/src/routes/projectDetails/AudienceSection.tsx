import { Card, InlineMessage, Link, Stack } from '@sounding/ui';
import { memo, type ReactNode } from 'react';
import { AgeRanges } from '../../features/page/AgeRanges';
import { SectionHeading } from '../../features/page/SectionHeading';
import type { EditableProject } from '../../features/projectInHand/projectInHand';
import { isolated } from '../../isolated';
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
    <Card title="Audience" isPart>
      <div id={fieldId('ageRanges')}>
        <Stack>
          <Chosen name="Age ranges" error={errorOf('ageRanges')}>
            {ageRanges.length > 0 && <AgeRanges ranges={ageRanges} />}
          </Chosen>
          <div id={fieldId('interests')}>
            <Stack>
              <Chosen name="Interest categories" error={errorOf('interests')}>
                {interests.length > 0 && interests.map(({ name }) => isolated(name)).join(', ')}
              </Chosen>
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
  error: string | undefined;
  /** What was chosen; false while nothing is. */
  children: ReactNode;
}

function Chosen({ name, error, children }: ChosenProps) {
  return (
    <Stack gap="tight">
      <SectionHeading level={3}>{name}</SectionHeading>
      {error !== undefined && <InlineMessage tone="error">{error}</InlineMessage>}
      {children !== false && <p>{children}</p>}
    </Stack>
  );
}
