import { ethicsFileExtensions, ethicsFileProblem, ethicsLimits } from '@sounding/domain/ethics';
import { Button, FileUpload, Modal, Stack } from '@sounding/ui';
import { useState } from 'react';
import type { MetNewer } from '../../features/projectInHand/useSaving';
import { isolated } from '../../isolated';
import { focusWithin } from './focusWithin';
import { useSubmission } from './useSubmission';

const uploadId = 'ethics-document';

interface DocumentModalProps {
  isOpen: boolean;
  onClose: () => void;
  projectId: number;
  /** A document was submitted before. */
  isReplacing: boolean;
  /** The name of a document that can be submitted again; null if the person must choose one. */
  onFile: string | null;
  /** Called when the server has, or may have, another version of the project. */
  onOtherVersion: () => Promise<MetNewer>;
}

/** Chooses the ethics document, or takes the one on file, and submits it for approval. */
export function DocumentModal({
  isOpen,
  onClose,
  projectId,
  isReplacing,
  onFile,
  onOtherVersion,
}: DocumentModalProps) {
  const [file, setFile] = useState<File | null>(null);
  /** Why the chosen file cannot be the document. */
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The person pressed Submit without a file. */
  const [isFileMissing, setIsFileMissing] = useState(false);
  const { submit, cancel, leave, forgetFailure, isPending, progress } = useSubmission({
    projectId,
    onOtherVersion,
    onEnd: () => close(),
    // The file stays chosen for when the person comes back.
    onOvertaken: onClose,
  });

  const choose = (chosen: File) => {
    // The toast was about another file.
    forgetFailure();
    const wrong = ethicsFileProblem(chosen);
    setRefusal(wrong);
    setIsFileMissing(false);
    setFile(wrong === null ? chosen : null);
  };
  const keepOnFile = () => {
    setRefusal(null);
    setIsFileMissing(false);
    // The pressed button disappears with the refused file, so focus moves to the upload field.
    focusWithin(uploadId);
  };
  const close = () => {
    leave();
    setFile(null);
    setRefusal(null);
    setIsFileMissing(false);
    onClose();
  };
  const canKeepOnFile = onFile !== null && refusal !== null;
  const submitChosen = () => {
    // A person who chose a file that was refused does not mean to submit the document on file.
    if (file === null && (onFile === null || refusal !== null)) {
      setIsFileMissing(true);
      return;
    }
    submit(file);
  };

  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={titleOf(isReplacing, onFile)}
      actions={
        <>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel="Submitting your document"
            onPress={submitChosen}
          >
            Submit for approval
          </Button>
          <Button variant="quiet" onPress={close}>
            Cancel
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          Submit the document that shows your project has been approved, or does not need approval.
          An administrator checks it, and your project is published once it is accepted.
        </p>
        <FileUpload
          id={uploadId}
          label="Ethics document"
          hint={onFile === null ? undefined : onFileHint(onFile, refusal !== null)}
          accept={ethicsFileExtensions}
          maxBytes={ethicsLimits.fileBytes}
          // While the document on file is being submitted, a chosen file would not be sent.
          isDisabled={isPending && file === null}
          file={file}
          onSelect={choose}
          onRemove={() => setFile(null)}
          progress={isPending && file !== null ? progress : undefined}
          onCancel={cancel}
          error={problemText(refusal, isFileMissing, canKeepOnFile)}
        />
        {canKeepOnFile && (
          <div>
            <Button variant="quiet" onPress={keepOnFile}>
              Keep the document on file
            </Button>
          </div>
        )}
      </Stack>
    </Modal>
  );
}

function titleOf(isReplacing: boolean, onFile: string | null): string {
  if (onFile !== null) return 'Submit your ethics document';
  return isReplacing ? 'Replace your ethics document' : 'Add your ethics document';
}

function onFileHint(name: string, isRefused: boolean): string {
  const said = `“${isolated(name)}” is on file.`;
  return isRefused ? said : `${said} Submit it as it is, or choose another in its place.`;
}

/** Why nothing can be submitted; the reason for a refused file stays in the text at every further try. */
function problemText(
  refusal: string | null,
  isFileMissing: boolean,
  canKeepOnFile: boolean,
): string | undefined {
  if (refusal === null) return isFileMissing ? 'Choose the file to submit.' : undefined;
  if (!isFileMissing) return refusal;
  const way = canKeepOnFile ? ', or keep the document on file' : '';
  return `${refusal}. Choose another file to submit${way}.`;
}
