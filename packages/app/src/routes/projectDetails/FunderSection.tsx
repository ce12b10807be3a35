import { projectLimits } from '@sounding/domain/project';
import { countCharacters } from '@sounding/domain/text';
import { Card, TextField } from '@sounding/ui';
import { fieldId, type SectionProps } from './sectionProps';

/** Who pays for the research. */
export function FunderSection({ form, onChange, errorOf }: SectionProps) {
  return (
    <Card title="Funder">
      <TextField
        id={fieldId('funder')}
        label="Funder"
        hint="Who pays for this research. You can leave this empty."
        value={form.funder ?? ''}
        onChange={(funder) => onChange({ funder })}
        limit={projectLimits.funder}
        count={countCharacters}
        error={errorOf('funder')}
      />
    </Card>
  );
}
