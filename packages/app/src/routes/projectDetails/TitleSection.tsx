import { projectLimits } from '@sounding/domain/project';
import { countCharacters } from '@sounding/domain/text';
import { Card, TextField } from '@sounding/ui';
import { fieldId, type SectionProps } from './sectionProps';

/** What the project is called. */
export function TitleSection({ form, onChange, errorOf }: SectionProps) {
  return (
    <Card title="Title and subtitle">
      <TextField
        id={fieldId('title')}
        label="Title"
        isRequired
        value={form.title}
        onChange={(title) => onChange({ title })}
        limit={projectLimits.title}
        count={countCharacters}
        error={errorOf('title')}
      />
      <TextField
        id={fieldId('subtitle')}
        label="Subtitle"
        hint="One sentence that says what you want to find out."
        isRequired
        value={form.subtitle}
        onChange={(subtitle) => onChange({ subtitle })}
        limit={projectLimits.subtitle}
        count={countCharacters}
        error={errorOf('subtitle')}
      />
    </Card>
  );
}
