import { projectCompletedMessage } from '@sounding/domain/project';
import { Button, Inline } from '@sounding/ui';
import { useNavigate } from 'react-router-dom';
import type { ProjectInHand } from '../../features/projectInHand/projectInHand';
import { paths } from '../../paths';

interface EditingActionsProps {
  inHand: ProjectInHand;
  isSaving: boolean;
  onSave: () => void;
}

/** The buttons of a published project. */
export function EditingActions({ inHand, isSaving, onSave }: EditingActionsProps) {
  const navigate = useNavigate();
  const overview = inHand.id === null ? paths.projects : paths.projectOverview(inHand.id);
  return (
    <Inline>
      <Button
        variant="primary"
        isDisabled={inHand.completedDate != null}
        disabledReason={projectCompletedMessage}
        isPending={isSaving}
        pendingLabel="Saving"
        onPress={onSave}
      >
        Save changes
      </Button>
      <Button onPress={() => void navigate(paths.previewProject)}>Preview</Button>
      {/* Leaving asks first if there are unsaved changes (OPEN-66). */}
      <Button variant="quiet" onPress={() => void navigate(overview)}>
        Cancel
      </Button>
    </Inline>
  );
}
