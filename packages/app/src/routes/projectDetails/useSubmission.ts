import type { Schemas } from '@sounding/api-client';
import { errorMessages, outcomeMessages } from '@sounding/domain/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useNavigate } from 'react-router-dom';
import { failureText } from '../../features/failures/failureText';
import { useProjectStore } from '../../features/projectInHand/projectStoreOf';
import type { MetNewer } from '../../features/projectInHand/useSaving';
import { toast } from '../../features/toasts/toast';
import { useToast } from '../../features/toasts/useToast';
import { isAnswering } from '../../offlineHold';
import { useSending } from '../../oneAtATime';
import { paths } from '../../paths';
import { queriesOf } from '../../queries';
import { useServices } from '../../services';
import { ifMatch, isOfOtherVersion } from '../../versions/ifMatch';
import { isFinalRefusal, isRefusal } from '../../versions/refusals';
import { SubmissionAttempt, type Act } from './submissionAttempt';

const stayingMessage =
  'The server cannot be reached now, so this page stays open. Go on to your projects in a few minutes.';

const otherVersionMessage =
  'Your document was not submitted, because this project has changed meanwhile. Look at it, then submit again.';

const submittedAlreadyMessage =
  'A document has been submitted already, so this project awaits approval.';

const tooLateMessage = 'It was too late to cancel: your document has been submitted.';

const doubtMessage =
  'It may be too late to cancel, because everything has been sent. You will be told here what has become of it.';

const notSubmittedMessage = 'The document that you cancelled was not submitted.';

const unknownMessage =
  'The server has not said whether your document was submitted. Open this project again in a few minutes to see.';

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
  const tellLate = useToast();
  const [progress, setProgress] = useState(0);
  /** The attempt that the person waits for. */
  const attempt = useRef<SubmissionAttempt | null>(null);
  /** Keeps its key until the server refuses it finally, so that a retry submits nothing twice. */
  const act = useRef<Act | null>(null);

  /** False once the person has closed the dialog or the page: a success then does not navigate. */
  const isWaiting = useRef(false);
  /** Removes the failure toast of the last attempt, which the next attempt may make untrue. */
  const takeFailureAway = useRef<() => void>(undefined);

  const actOf = (file: File | null, version: number | null): Act => {
    const last = act.current;
    if (last?.file === file && last.version === version) return last;
    act.current = { key: crypto.randomUUID(), file, version, isTold: false };
    return act.current;
  };
  /** Submits exactly the project version that the person sees; without a file, the document on file. */
  const sendVersion = (current: SubmissionAttempt) => {
    const { file, signal } = current;
    const version = store.get()?.version ?? null;
    current.act = actOf(file, version);
    const header = { 'Idempotency-Key': current.act.key, ...ifMatch(version) };
    if (file === null) {
      current.noteSent();
      return api.resubmitProjectDocument({ header, path: { id: projectId }, signal });
    }
    return api.uploadProjectDocument({
      header,
      body: { file, projectId },
      onProgress(fraction) {
        if (fraction === 1) current.noteSent();
        setProgress(fraction);
      },
      signal,
    });
  };
  /** Brings the page up to date, unless the person has gone on to another project. */
  const meetOtherVersion = async (): Promise<MetNewer> =>
    store.get()?.id === projectId ? onOtherVersion() : { isAsSeen: false, isSubmitted: false };
  const sendAsSeen = async (current: SubmissionAttempt) => {
    try {
      return await sendVersion(current);
    } catch (error) {
      if (!isOfOtherVersion(error)) throw error;
      current.noteRefused();
      const met = await meetOtherVersion();
      current.isLate = met.isSubmitted;
      if (!met.isAsSeen || current.isCancelled) throw error;
      return await sendVersion(current);
    }
  };

  const showSubmitted = () => {
    void queryClient.invalidateQueries({ queryKey: queries.projects.key });
    void queryClient.invalidateQueries({ queryKey: queries.ethics.key });
  };
  const tellTooLate = (current: SubmissionAttempt) => {
    if (current.act !== null) current.act.isTold = true;
    tellLate({ tone: 'info', message: tooLateMessage });
    showSubmitted();
    // A person who has closed the dialog since, or submits another document, is left in peace.
    if (isWaiting.current && attempt.current === null) onEnd();
  };
  /** What the person cancelled and then submits once more as it was is told of by the later attempt. */
  const isRepeated = ({ act: cancelled }: SubmissionAttempt) =>
    cancelled?.isTold === true || attempt.current?.act === cancelled;

  const succeed = async (current: SubmissionAttempt, document: Schemas['ProjectDocument']) => {
    if (current.isCancelled) {
      current.takeDoubtAway();
      if (isRepeated(current)) return;
      store.submitted(document);
      tellTooLate(current);
      return;
    }
    attempt.current = null;
    if (current.act !== null) current.act.isTold = true;
    tellLate({ tone: 'success', message: outcomeMessages.documentSubmitted });
    showSubmitted();
    // While the server does not answer, only public pages open, so the person stays here.
    const isReachable = await isAnswering(api);
    if (!isReachable || !isWaiting.current) {
      store.submitted(document);
      if (!isReachable) tellLate({ tone: 'info', message: stayingMessage });
      onEnd();
      return;
    }
    await navigate(paths.projects);
    // Not earlier: until the list is here, the page behind this dialog shows the project.
    if (store.get()?.id === projectId) store.clear();
  };
  const tellOvertaken = (isLate: boolean, otherwise: string) => {
    if (isLate) showSubmitted();
    tellLate({ tone: 'info', message: isLate ? submittedAlreadyMessage : otherwise });
  };
  const settleDoubt = async (current: SubmissionAttempt, error: unknown) => {
    const isRefused = isRefusal(error);
    const met = isRefused ? null : await meetOtherVersion().catch(() => null);
    current.takeDoubtAway();
    if (isRepeated(current)) return;
    if (isRefused) tellOvertaken(current.isLate, notSubmittedMessage);
    else if (met?.isSubmitted === true) tellTooLate(current);
    else tellLate({ tone: 'info', message: unknownMessage });
  };
  const fail = async (current: SubmissionAttempt, error: unknown) => {
    if (isFinalRefusal(error) && act.current === current.act) act.current = null;
    if (current.stage === 'stopped') return;
    if (current.stage === 'doubtful') {
      await settleDoubt(current, error);
      return;
    }
    if (isOfOtherVersion(error)) {
      tellOvertaken(current.isLate, otherVersionMessage);
      onOvertaken();
      return;
    }
    takeFailureAway.current = tellLate({
      tone: 'error',
      message: failureText(error, errorMessages.documentUploadFailed),
    });
  };

  const { send, isPending } = useSending({
    mutationFn(chosen: File | null) {
      takeFailureAway.current?.();
      const current = new SubmissionAttempt(chosen);
      attempt.current = current;
      const outcome = sendAsSeen(current).then(
        (document) => succeed(current, document),
        (error: unknown) => fail(current, error),
      );
      // Whoever cancels waits no longer; the outcome of what was sent is told all the same.
      return Promise.race([outcome, current.cancelled]);
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

  const cancel = () => {
    const current = attempt.current;
    attempt.current = null;
    current?.cancel();
    if (current?.stage !== 'doubtful') return;
    current.takeDoubtAway = toast({ tone: 'info', message: doubtMessage });
  };

  return {
    /** Submits this file; null stands for the document on file. */
    submit: (file: File | null) => {
      isWaiting.current = true;
      void send(file);
    },
    /** Stops what is being sent; of what has been sent in full, the person is told the outcome. */
    cancel,
    /** Cancels, and lets a success no longer navigate. */
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
 * Stops an upload when the person leaves the page, so that its outcome does not call them back from another
 * one. A request that was sent in full goes on: its outcome is reported.
 */
function stop(attempt: SubmissionAttempt | null): void {
  if (attempt?.stage !== 'sending') return;
  attempt.cancel();
  toast({
    tone: 'info',
    message: 'Your document was not submitted, because you left while it was being uploaded.',
  });
}
