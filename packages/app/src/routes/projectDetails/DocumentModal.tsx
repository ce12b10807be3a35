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

/** One attempt to submit a file, or the document on file. */
interface Attempt {
  readonly stopping: AbortController;
  /** The whole request was sent, so the server may have it even if it is aborted. */
  hasLeft: boolean;
  /** Somebody, or this person in another tab, has submitted a document meanwhile. */
  isLate: boolean;
}

/** What an Idempotency-Key stands for: a file (null for the document on file) and a project version. */
interface Act {
  readonly key: string;
  readonly file: File | null;
  readonly version: number | null;
}

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
  const { api } = useServices();
  const store = useProjectStore();
  const queries = queriesOf(api);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  /** Why the chosen file cannot be the document. */
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The person pressed Submit without a file. */
  const [isFileMissing, setIsFileMissing] = useState(false);
  const [progress, setProgress] = useState(0);
  const attempt = useRef<Attempt | null>(null);
  /** Keeps its key until the server refuses it finally, so that a retry submits nothing twice. */
  const act = useRef<Act | null>(null);

  /** False once the person has closed the dialog or the page: a success then does not navigate. */
  const isWaiting = useRef(false);
  /** Removes the failure toast of the last attempt, which the next attempt may make untrue. */
  const takeFailureAway = useRef<() => void>(undefined);

  const keyFor = (chosen: File | null, version: number | null) => {
    const last = act.current;
    if (last?.file === chosen && last.version === version) return last.key;
    const key = crypto.randomUUID();
    act.current = { key, file: chosen, version };
    return key;
  };
  /** Submits exactly the project version that the person sees; without a file, the document on file. */
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
  /** An aborted request may still have reached the server, so this asks the server. */
  const tellIfTooLate = async () => {
    if (store.get()?.id !== projectId) return;
    // If the server cannot be asked now, the answer to the next attempt says where the project stands.
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
      // While the server does not answer, only public pages open, so the person stays here.
      const isReachable = await isAnswering(api);
      if (!isReachable || !isWaiting.current) {
        store.submitted(document);
        if (!isReachable) toast({ tone: 'info', message: stayingMessage });
        close();
        return;
      }
      await navigate(paths.projects);
      // Not earlier: until the list is here, the page behind this dialog shows the project.
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
    // The toast was about another file.
    takeFailureAway.current?.();
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
    // A person who chose a file that was refused does not mean to submit the document on file.
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

/**
 * Aborts an upload when the person leaves the page, so that its outcome does not call them back from
 * another one. A request that was sent in full is not aborted: its outcome is reported.
 */
function stop(attempt: Attempt | null): void {
  if (attempt === null || attempt.hasLeft || attempt.stopping.signal.aborted) return;
  attempt.stopping.abort();
  toast({
    tone: 'info',
    message: 'Your document was not submitted, because you left while it was being uploaded.',
  });
}
