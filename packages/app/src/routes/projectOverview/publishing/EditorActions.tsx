import type { NewPublicationStatus } from '@sounding/domain/publication';
import { Button, Inline } from '@sounding/ui';

interface EditorActionsProps {
  /** As what it is being saved; null while it is not. */
  savingAs: NewPublicationStatus | null;
  onSave: (status: NewPublicationStatus) => void;
  onCancel: () => void;
}

/** How an editor is left: published, kept as a draft, or neither. */
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
