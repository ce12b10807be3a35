import { projectLimits } from '@sounding/domain/project';
import { countCharacters } from '@sounding/domain/text';
import { Card, TextField } from '@sounding/ui';
import { memo } from 'react';
import type { EditableProject } from '../../features/projectInHand/projectInHand';
import { fieldId, type SectionProps } from './sectionProps';

type FunderSectionProps = SectionProps & Pick<EditableProject, 'funder'>;

/** Who pays for the research. */
export const FunderSection = memo(function FunderSection({
  funder,
  onChange,
  errorOf,
}: FunderSectionProps) {
  return (
    <Card title="Funder" isPart>
      <TextField
        id={fieldId('funder')}
        label="Funder"
        hint="Who pays for this research. You can leave this empty."
        value={funder ?? ''}
        onChange={(value) => onChange({ funder: value })}
        limit={projectLimits.funder}
        count={countCharacters}
        error={errorOf('funder')}
      />
    </Card>
  );
});
