import { projectLimits } from '@sounding/domain/project';
import { countCharacters } from '@sounding/domain/text';
import { Card, TextField } from '@sounding/ui';
import { memo } from 'react';
import type { EditableProject } from '../../features/projectInHand/projectInHand';
import { fieldId, type SectionProps } from './sectionProps';

type TitleSectionProps = SectionProps & Pick<EditableProject, 'title' | 'subtitle'>;

/** What the project is called. */
export const TitleSection = memo(function TitleSection({
  title,
  subtitle,
  onChange,
  errorOf,
}: TitleSectionProps) {
  return (
    <Card title="Title and subtitle" isPart>
      <TextField
        id={fieldId('title')}
        label="Title"
        isRequired
        value={title}
        onChange={(value) => onChange({ title: value })}
        limit={projectLimits.title}
        count={countCharacters}
        error={errorOf('title')}
      />
      <TextField
        id={fieldId('subtitle')}
        label="Subtitle"
        hint="One sentence that says what you want to find out."
        isRequired
        value={subtitle}
        onChange={(value) => onChange({ subtitle: value })}
        limit={projectLimits.subtitle}
        count={countCharacters}
        error={errorOf('subtitle')}
      />
    </Card>
  );
});
