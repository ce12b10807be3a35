import { projectLimits } from '@sounding/domain/project';
import { RichTextEditor } from '@sounding/ui/RichTextEditor';
import { tellWithin } from '../sectionProps';

interface ParagraphFieldProps {
  id: string;
  /** 1 for the first paragraph. */
  ordinal: number;
  value: string;
  onChange: (html: string) => void;
  error: string | undefined;
}

/** A paragraph of the description, in rich text. */
export function ParagraphField({ id, ordinal, value, onChange, error }: ParagraphFieldProps) {
  return (
    <RichTextEditor
      id={id}
      label={`Paragraph ${ordinal}`}
      isRequired={ordinal === 1}
      value={value}
      onChange={onChange}
      tellWithin={tellWithin}
      limit={projectLimits.paragraph}
      error={error}
    />
  );
}
