import { errorMessages, outcomeMessages } from '@sounding/domain/errors';
import { ethicsFileExtensions, ethicsFileProblem, ethicsLimits } from '@sounding/domain/ethics';
import { Button, FileUpload, Modal, Stack } from '@sounding/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useNavigate } from 'react-router-dom';
import { failureText } from '../../features/failures/failureText';
import type { MetNewer } from '../../features/projectInHand/useSaving';
import { useProjectStore } from '../../features/projectInHand/projectStoreOf';
import { ifMatch, isOfOtherVersion } from '../../versions/ifMatch';
import { isFinalRefusal } from '../../versions/refusals';
import { isolated } from '../../isolated';
import { isAnswering } from '../../offlineHold';
import { useSending } from '../../oneAtATime';
import { paths } from '../../paths';
import { useServices } from '../../services';
import { toast } from '../../features/toasts/toast';
import { queriesOf } from '../../queries';
import { focusWithin } from './focusWithin';

const stayingMessage =
  'The server cannot be reached now, so this page stays open. Go on to your projects in a few minutes.';

const otherVersionMessage =
  'Your document was not submitted, because this project has changed meanwhile. Look at it, then submit again.';

const submittedAlreadyMessage =
  'A document has been submitted already, so this project awaits approval.';

const tooLateMessage = 'It was too late to cancel: your document has been submitted.';

const uploadId = 'ethics-document';

/** One sending, of a file or of what is on file. */
interface Attempt {
  readonly stopping: AbortController;
  /** All of it has left, so the server may have it although it is stopped. */
  hasLeft: boolean;
  /** Somebody, or this person in another tab, has submitted a document meanwhile. */
  isLate: boolean;
}

/** What an Idempotency-Key stands for: a file, or null for what is on file, of one version. */
interface Act {
  readonly key: string;
  readonly file: File | null;
  readonly version: number | null;
}

interface DocumentModalProps {
  isOpen: boolean;
  onClose: () => void;
  projectId: number;
  /** One was submitted before. */
  isReplacing: boolean;
  /** What the document is called that can be submitted as it is; null where one must be chosen. */
  onFile: string | null;
  /** The server has, or may have, another version. */
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
  const attempt = useRef<Attempt | null>(null);
  /** Keeps its name until it is decided on, so that a repetition submits nothing twice. */
  const act = useRef<Act | null>(null);

  /** Whoever has closed the dialog, or the page, is led nowhere by what was sent from it. */
  const isWaiting = useRef(false);
  /** Takes away that the last attempt failed, which the next one may make untrue. */
  const takeFailureAway = useRef<() => void>(undefined);

  const keyFor = (chosen: File | null, version: number | null) => {
    const last = act.current;
    if (last?.file === chosen && last.version === version) return last.key;
    const key = crypto.randomUUID();
    act.current = { key, file: chosen, version };
    return key;
  };
  /** Hands in the version that the person sees, and no other; without a file, the document on file. */
  const sendVersion = (chosen: File | null, current: Attempt) => {
    const version = store.get()?.version ?? null;
    const header = { 'Idempotency-Key': keyFor(chosen, version), ...ifMatch(version) };
    const { signal } = current.stopping;
    if (chosen === null) {
      return api.resubmitProjectDocument({ header, path: { id: projectId }, signal });
    }
    return api.uploadProjectDocument({
      header,
      body: { file: chosen, projectId },
      onProgress(fraction) {
        current.hasLeft = fraction === 1;
        setProgress(fraction);
      },
      signal,
    });
  };
  const showSubmitted = () => {
    void queryClient.invalidateQueries({ queryKey: queries.projects.key });
    void queryClient.invalidateQueries({ queryKey: queries.ethics.key });
  };
  /** What was stopped may have been submitted all the same: the server knows. */
  const tellIfTooLate = async () => {
    if (store.get()?.id !== projectId) return;
    // Where it cannot be asked now, the next attempt is answered with where the project stands.
    const met = await onOtherVersion().catch(() => null);
    if (met?.isSubmitted !== true) return;
    toast({ tone: 'info', message: tooLateMessage });
    showSubmitted();
    close();
  };

  const { send, isPending } = useSending({
    async mutationFn(chosen: File | null) {
      takeFailureAway.current?.();
      const current: Attempt = {
        stopping: new AbortController(),
        hasLeft: chosen === null,
        isLate: false,
      };
      attempt.current = current;
      try {
        return await sendVersion(chosen, current);
      } catch (error) {
        if (!isOfOtherVersion(error)) throw error;
        const met = await onOtherVersion();
        current.isLate = met.isSubmitted;
        if (!met.isAsSeen) throw error;
        return await sendVersion(chosen, current);
      }
    },
    async onSuccess(document) {
      attempt.current = null;
      toast({ tone: 'success', message: outcomeMessages.documentSubmitted });
      showSubmitted();
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
    async onError(error) {
      const current = attempt.current;
      if (isFinalRefusal(error)) act.current = null;
      if (current?.stopping.signal.aborted === true) {
        if (current.hasLeft && !isOfOtherVersion(error)) await tellIfTooLate();
        return;
      }
      if (isOfOtherVersion(error)) {
        const isLate = current?.isLate === true;
        if (isLate) showSubmitted();
        toast({ tone: 'info', message: isLate ? submittedAlreadyMessage : otherVersionMessage });
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
      attempt.current = null;
      setProgress(0);
    },
  });
  useEffect(
    () => () => {
      isWaiting.current = false;
      stop(attempt.current);
    },
    [],
  );
  useBeforeUnload((event) => {
    if (attempt.current !== null) event.preventDefault();
  });

  const choose = (chosen: File) => {
    // It was said of another file.
    takeFailureAway.current?.();
    const wrong = ethicsFileProblem(chosen);
    setRefusal(wrong);
    setIsFileMissing(false);
    setFile(wrong === null ? chosen : null);
  };
  const keepOnFile = () => {
    setRefusal(null);
    setIsFileMissing(false);
    // The button goes away with what it took away.
    focusWithin(uploadId);
  };
  const cancel = () => attempt.current?.stopping.abort();
  const close = () => {
    isWaiting.current = false;
    cancel();
    setFile(null);
    setRefusal(null);
    setIsFileMissing(false);
    onClose();
  };
  const canKeepOnFile = onFile !== null && refusal !== null;
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
          id={uploadId}
          label="Ethics document"
          hint={onFile === null ? undefined : onFileHint(onFile, refusal !== null)}
          accept={ethicsFileExtensions}
          maxBytes={ethicsLimits.fileBytes}
          // While the document on file is on its way, nothing is chosen that would not be sent.
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

/** What keeps the document from being submitted; the reason stays said however often it is tried. */
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

/**
 * Whoever goes on to another page is not called back from it, nor from what they write there. What has
 * left is not stopped: its outcome is told.
 */
function stop(attempt: Attempt | null): void {
  if (attempt === null || attempt.hasLeft || attempt.stopping.signal.aborted) return;
  attempt.stopping.abort();
  toast({
    tone: 'info',
    message: 'Your document was not submitted, because you left while it was being uploaded.',
  });
}
