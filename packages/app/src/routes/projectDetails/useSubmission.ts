import { errorMessages, outcomeMessages } from '@sounding/domain/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useNavigate } from 'react-router-dom';
import { failureText } from '../../features/failures/failureText';
import { useProjectStore } from '../../features/projectInHand/projectStoreOf';
import type { MetNewer } from '../../features/projectInHand/useSaving';
import { toast } from '../../features/toasts/toast';
import { isAnswering } from '../../offlineHold';
import { useSending } from '../../oneAtATime';
import { paths } from '../../paths';
import { queriesOf } from '../../queries';
import { useServices } from '../../services';
import { ifMatch, isOfOtherVersion } from '../../versions/ifMatch';
import { isFinalRefusal } from '../../versions/refusals';

const stayingMessage =
  'The server cannot be reached now, so this page stays open. Go on to your projects in a few minutes.';

const otherVersionMessage =
  'Your document was not submitted, because this project has changed meanwhile. Look at it, then submit again.';

const submittedAlreadyMessage =
  'A document has been submitted already, so this project awaits approval.';

const tooLateMessage = 'It was too late to cancel: your document has been submitted.';

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

interface SubmissionOptions {
  readonly projectId: number;
  /** Called when the server has, or may have, another version of the project. */
  readonly onOtherVersion: () => Promise<MetNewer>;
  /** Called when a document is submitted and the person stays on the page. */
  readonly onEnd: () => void;
  /** Called when another version of the project prevents the submission. */
  readonly onOvertaken: () => void;
}

/** Submits an ethics document, at most once, and tells the person the outcome. */
export function useSubmission({
  projectId,
  onOtherVersion,
  onEnd,
  onOvertaken,
}: SubmissionOptions) {
  const { api } = useServices();
  const store = useProjectStore();
  const queries = queriesOf(api);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
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
    onEnd();
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
        onEnd();
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
        onOvertaken();
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

  const cancel = () => attempt.current?.stopping.abort();

  return {
    /** Submits this file; null stands for the document on file. */
    submit: (file: File | null) => {
      isWaiting.current = true;
      void send(file);
    },
    /** Aborts what is being sent. */
    cancel,
    /** Aborts what is being sent, and lets a success no longer navigate. */
    leave: () => {
      isWaiting.current = false;
      cancel();
    },
    /** Removes the toast about the last attempt's failure. */
    forgetFailure: () => takeFailureAway.current?.(),
    isPending,
    /** The fraction of the file that is sent, from 0 to 1. */
    progress,
  };
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
