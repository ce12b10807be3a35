import { projectLimits } from '@sounding/domain/project';
import { countCharacters } from '@sounding/domain/text';
import { TextField } from '@sounding/ui';
import { JargonLine } from '@sounding/ui/RichTextEditor';

interface HeadingFieldProps {
  id: string;
  /** 1 for the first heading. */
  ordinal: number;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** A heading of the description. */
export function HeadingField({ id, ordinal, value, onChange, error }: HeadingFieldProps) {
  return (
    <>
      <TextField
        id={id}
        label={`Heading ${ordinal}`}
        isRequired={ordinal === 1}
        value={value}
        onChange={onChange}
        limit={projectLimits.heading}
        count={countCharacters}
        error={error}
      />
      <JargonLine fieldId={id} value={value} />
    </>
  );
}
