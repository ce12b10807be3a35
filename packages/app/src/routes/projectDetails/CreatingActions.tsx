import { Button, Inline, Tag } from '@sounding/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { documentOnFile, type ProjectInHand } from '../../features/projectInHand/projectInHand';
import { useProjectStore } from '../../features/projectInHand/projectStoreOf';
import type { MetNewer } from '../../features/projectInHand/useSaving';
import { paths } from '../../paths';
import { DocumentModal } from './DocumentModal';

interface CreatingActionsProps {
  inHand: ProjectInHand;
  isUnsaved: boolean;
  isSaving: boolean;
  /** A save succeeded, and nothing was written since. */
  hasSaved: boolean;
  onSave: () => void;
  /** Called when the server has, or may have, another version. */
  onOtherVersion: () => Promise<MetNewer>;
}

/** The buttons of a project that is not published yet. */
export function CreatingActions({
  inHand,
  isUnsaved,
  isSaving,
  hasSaved,
  onSave,
  onOtherVersion,
}: CreatingActionsProps) {
  const store = useProjectStore();
  const navigate = useNavigate();
  const [isUploading, setIsUploading] = useState(false);
  const { id, document } = inHand;
  const isStored = id !== null;
  const isSaved = isStored && !isUnsaved;

  const cancelChanges = () => {
    store.discardChanges();
    // The pressed button disappears with the changes, so focus goes to the page's heading.
    window.document.querySelector('h1')?.focus();
  };

  return (
    <>
      <Inline>
        <Button
          variant={isSaved ? 'secondary' : 'primary'}
          isPending={isSaving}
          pendingLabel="Saving"
          onPress={onSave}
        >
          Save as draft
        </Button>
        <Button onPress={() => void navigate(paths.previewProject)}>Preview</Button>
        {isStored && isUnsaved && (
          <Button
            variant="quiet"
            isDisabled={isSaving}
            disabledReason="These changes are being saved."
            onPress={cancelChanges}
          >
            Cancel changes
          </Button>
        )}
        {isStored && (
          <Button
            variant={isSaved ? 'primary' : 'secondary'}
            isDisabled={isUnsaved}
            disabledReason="Save your changes first, so that the administrator sees them."
            onPress={() => setIsUploading(true)}
          >
            {document === null
              ? 'Proceed to uploading your ethics doc'
              : 'Replace submitted ethics doc'}
          </Button>
        )}
        {/* In the page from the start, so that a later message is announced. */}
        <div role="status">{hasSaved && isSaved && <Tag tone="success">Saved!</Tag>}</div>
      </Inline>
      {isStored && (
        <DocumentModal
          isOpen={isUploading}
          onClose={() => setIsUploading(false)}
          projectId={id}
          isReplacing={document !== null}
          onFile={documentOnFile(inHand)?.fileName ?? null}
          onOtherVersion={onOtherVersion}
        />
      )}
    </>
  );
}
