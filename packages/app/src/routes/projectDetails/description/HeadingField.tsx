import { canDeleteHeading, deleteHeading, projectLimits } from '@sounding/domain/project';
import { countCharacters } from '@sounding/domain/text';
import { Button, Stack, TextField } from '@sounding/ui';
import type { EditableContent } from '../../../features/projectInHand/projectInHand';
import { focusWithin } from '../focusWithin';
import { fieldId } from '../sectionProps';

interface HeadingFieldProps {
  id: string;
  /** 1 for the first heading. */
  ordinal: number;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  contents: readonly EditableContent[];
  /** Where the heading stands in the contents. */
  index: number;
  onDelete: (contents: readonly EditableContent[]) => void;
}

/** A heading, which takes its paragraph along when it is deleted. */
export function HeadingField({
  id,
  ordinal,
  value,
  onChange,
  error,
  contents,
  index,
  onDelete,
}: HeadingFieldProps) {
  const isDeletable = canDeleteHeading(contents, index);
  const remove = () => {
    onDelete(deleteHeading(contents, index));
    focusWithin(fieldId('contents.add'));
  };
  return (
    <Stack gap="tight">
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
      <div>
        <Button
          variant="quiet"
          isDisabled={!isDeletable}
          disabledReason="A description keeps at least one heading with its paragraph."
          onPress={remove}
        >
          {`Delete heading ${ordinal} and its paragraph`}
        </Button>
      </div>
    </Stack>
  );
}
