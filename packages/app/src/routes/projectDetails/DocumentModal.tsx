import { errorMessages, outcomeMessages } from '@sounding/domain/errors';
import { ethicsFileExtensions, ethicsFileProblem, ethicsLimits } from '@sounding/domain/ethics';
import { Button, FileUpload, Modal, Stack } from '@sounding/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useNavigate } from 'react-router-dom';
import { failureText } from '../../features/failures/failureText';
import { isDecided } from '../../features/projectInHand/isAnswered';
import { useProjectStore } from '../../features/projectInHand/projectStoreOf';
import { ifMatch, isOfOtherVersion } from '../../versions/ifMatch';
import { isolated } from '../../isolated';
import { isAnswering } from '../../offlineHold';
import { useSending } from '../../oneAtATime';
import { paths } from '../../paths';
import { useServices } from '../../services';
import { toast } from '../../features/toasts/toast';
import { queriesOf } from '../../queries';

const stayingMessage =
  'The server cannot be reached now, so this page stays open. Go on to your projects in a few minutes.';

const otherVersionMessage =
  'Your document was not submitted, because this project has changed meanwhile. Look at it, then submit again.';

interface DocumentModalProps {
  isOpen: boolean;
  onClose: () => void;
  projectId: number;
  /** One was submitted before. */
  isReplacing: boolean;
  /** What the document is called that can be submitted as it is; null where one must be chosen. */
  onFile: string | null;
  /** The server has another version; answers whether it shows nothing new to the person. */
  onOtherVersion: () => Promise<boolean>;
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
  const { api } = useServices();
  const store = useProjectStore();
  const queries = queriesOf(api);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  /** Why the file that was chosen cannot be the document. */
  const [refusal, setRefusal] = useState<string | null>(null);
  /** It was to be submitted without a file. */
  const [isFileMissing, setIsFileMissing] = useState(false);
  const [progress, setProgress] = useState(0);
  const upload = useRef<AbortController | null>(null);
  /** Names this one act to the server until it is decided on, so that a repetition submits nothing twice. */
  const idempotencyKey = useRef<string | null>(null);

  /** Whoever has closed the dialog, or the page, is led nowhere by what was sent from it. */
  const isWaiting = useRef(false);
  /** Takes away that the last attempt failed, which the next one may make untrue. */
  const takeFailureAway = useRef<() => void>(undefined);

  /** Hands in the version that the person sees, and no other; without a file, the document on file. */
  const sendVersion = (chosen: File | null) => {
    idempotencyKey.current ??= crypto.randomUUID();
    const version = store.get()?.version ?? null;
    const header = { 'Idempotency-Key': idempotencyKey.current, ...ifMatch(version) };
    // Over in no time, so that nobody could stop it before the server has it: then its outcome is told.
    if (chosen === null) return api.resubmitProjectDocument({ header, path: { id: projectId } });
    upload.current ??= new AbortController();
    return api.uploadProjectDocument({
      header,
      body: { file: chosen, projectId },
      onProgress: setProgress,
      signal: upload.current.signal,
    });
  };

  const { send, isPending } = useSending({
    async mutationFn(chosen: File | null) {
      takeFailureAway.current?.();
      try {
        return await sendVersion(chosen);
      } catch (error) {
        if (!isOfOtherVersion(error) || !(await onOtherVersion())) throw error;
        idempotencyKey.current = null;
        return sendVersion(chosen);
      }
    },
    async onSuccess(document) {
      upload.current = null;
      toast({ tone: 'success', message: outcomeMessages.documentSubmitted });
      void queryClient.invalidateQueries({ queryKey: queries.projects.key });
      void queryClient.invalidateQueries({ queryKey: queries.ethics.key });
      // Whom the server does not know for the moment would be led out of the work.
      const isReachable = await isAnswering(api);
      if (!isReachable || !isWaiting.current) {
        store.submitted(document);
        if (!isReachable) toast({ tone: 'info', message: stayingMessage });
        close();
        return;
      }
      await navigate(paths.projects);
      // Only now: until the list is here, the page behind this dialog shows the project.
      if (store.get()?.id === projectId) store.clear();
    },
    onError(error) {
      if (upload.current?.signal.aborted === true) return;
      if (isDecided(error)) idempotencyKey.current = null;
      if (isOfOtherVersion(error)) {
        toast({ tone: 'info', message: otherVersionMessage });
        // The file stays chosen for when the person comes back.
        onClose();
        return;
      }
      takeFailureAway.current = toast({
        tone: 'error',
        message: failureText(error, errorMessages.documentUploadFailed),
      });
    },
    onSettled() {
      upload.current = null;
      setProgress(0);
    },
  });
  useEffect(
    () => () => {
      isWaiting.current = false;
      stop(upload.current);
    },
    [],
  );
  useBeforeUnload((event) => {
    if (upload.current !== null) event.preventDefault();
  });

  const choose = (chosen: File) => {
    // It was said of another file.
    takeFailureAway.current?.();
    const wrong = ethicsFileProblem(chosen);
    setRefusal(wrong);
    setIsFileMissing(false);
    setFile(wrong === null ? chosen : null);
    idempotencyKey.current = null;
  };
  const cancel = () => upload.current?.abort();
  const close = () => {
    isWaiting.current = false;
    cancel();
    setFile(null);
    setRefusal(null);
    setIsFileMissing(false);
    onClose();
  };
  const takeAway = () => {
    setFile(null);
    idempotencyKey.current = null;
  };
  const submit = () => {
    // A file that was refused is not what the person means by the one on file.
    if (file === null && (onFile === null || refusal !== null)) {
      setIsFileMissing(true);
      return;
    }
    isWaiting.current = true;
    void send(file);
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
            onPress={submit}
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
          label="Ethics document"
          hint={onFile === null ? undefined : onFileHint(onFile)}
          accept={ethicsFileExtensions}
          maxBytes={ethicsLimits.fileBytes}
          file={file}
          onSelect={choose}
          onRemove={takeAway}
          progress={isPending && file !== null ? progress : undefined}
          onCancel={cancel}
          error={problemText(refusal, isFileMissing)}
        />
      </Stack>
    </Modal>
  );
}

function titleOf(isReplacing: boolean, onFile: string | null): string {
  if (onFile !== null) return 'Submit your ethics document';
  return isReplacing ? 'Replace your ethics document' : 'Add your ethics document';
}

const onFileHint = (name: string) =>
  `“${isolated(name)}” is on file. Submit it as it is, or choose another in its place.`;

/** What keeps the document from being submitted; the reason stays said however often it is tried. */
function problemText(refusal: string | null, isFileMissing: boolean): string | undefined {
  if (refusal === null) return isFileMissing ? 'Choose the file to submit.' : undefined;
  return isFileMissing ? `${refusal}. Choose another file to submit.` : refusal;
}

/** Whoever goes on to another page is not called back from it, nor from what they write there. */
function stop(upload: AbortController | null): void {
  if (upload === null || upload.signal.aborted) return;
  upload.abort();
  toast({
    tone: 'info',
    message: 'Your document was not submitted, because you left while it was being uploaded.',
  });
}
