import type { NewPublicationStatus } from '@sounding/domain/publication';
import { Button, Inline } from '@sounding/ui';

interface EditorActionsProps {
  /** The status that the draft is being saved with; null while it is not being saved. */
  savingAs: NewPublicationStatus | null;
  onSave: (status: NewPublicationStatus) => void;
  onCancel: () => void;
}

/** The buttons of an editor: publish, save as a draft, or cancel. */
export function EditorActions({ savingAs, onSave, onCancel }: EditorActionsProps) {
  return (
    <Inline>
      <Button
        variant="primary"
        isPending={savingAs === 'PUBLISHED'}
        isDisabled={savingAs === 'DRAFT'}
        pendingLabel="Publishing"
        onPress={() => onSave('PUBLISHED')}
      >
        Publish
      </Button>
      <Button
        isPending={savingAs === 'DRAFT'}
        isDisabled={savingAs === 'PUBLISHED'}
        pendingLabel="Saving"
        onPress={() => onSave('DRAFT')}
      >
        Save as draft
      </Button>
      <Button variant="quiet" isDisabled={savingAs !== null} onPress={onCancel}>
        Cancel
      </Button>
    </Inline>
  );
}
