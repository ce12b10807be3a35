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
  /** Since anything was written. */
  hasSaved: boolean;
  onSave: () => void;
  /** The server has, or may have, another version. */
  onOtherVersion: () => Promise<MetNewer>;
}

/** What can be done with a project before it is published. */
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
    // The button has gone with the changes, so focus goes to where the page begins.
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
        {/* Here from the start, so that what arrives in it is announced. */}
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
