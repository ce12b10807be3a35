import { canDeleteHeading, deleteHeading } from '@sounding/domain/project';
import { Button } from '@sounding/ui';
import type { EditableContent } from '../../../features/projectInHand/projectInHand';

interface DeletePairProps {
  /** 1 for the first heading. */
  ordinal: number;
  contents: readonly EditableContent[];
  /** The index of the heading in the contents. */
  index: number;
  onDelete: (contents: readonly EditableContent[]) => void;
}

/** Takes a heading away, and its paragraph with it. */
export function DeletePair({ ordinal, contents, index, onDelete }: DeletePairProps) {
  return (
    <div>
      <Button
        variant="quiet"
        isDisabled={!canDeleteHeading(contents, index)}
        disabledReason="A description keeps at least one heading with its paragraph."
        onPress={() => onDelete(deleteHeading(contents, index))}
      >
        {`Delete heading ${ordinal} and its paragraph`}
      </Button>
    </div>
  );
}
