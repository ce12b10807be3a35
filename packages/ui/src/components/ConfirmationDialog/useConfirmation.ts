import { useEffect, useState } from 'react';

interface Action {
  isPending: boolean;
  /** What to show when the action failed. */
  failure?: string | undefined;
}

interface Confirmation extends Action {
  /** The action has run for so long that nobody should have to wait for it. */
  isSlow: boolean;
  comment: string;
  setComment: (comment: string) => void;
  confirm: () => void;
}

interface ConfirmationOptions {
  isOpen: boolean;
  initialComment: string;
  onCommentChange: ((comment: string) => void) | undefined;
  onConfirm: (comment: string) => Promise<void> | void;
  unexplainedFailure: string;
}

const noAction: Action = { isPending: false };

/** Milliseconds after which a person may close the dialog over its action. */
const patience = 8000;

/** Runs the confirmed action and keeps what the dialog shows meanwhile; each opening starts afresh. */
export function useConfirmation({
  isOpen,
  initialComment,
  onCommentChange,
  onConfirm,
  unexplainedFailure,
}: ConfirmationOptions): Confirmation {
  const [comment, setComment] = useState(initialComment);
  const [action, setAction] = useState(noAction);

  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setComment(initialComment);
    setAction(noAction);
  }

  const { isPending } = action;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);

  async function run() {
    const begun: Action = { isPending: true };
    setAction(begun);
    // An action that outlives its dialog changes nothing in the next opening.
    const end = (failure?: string) =>
      setAction((present) => (present === begun ? { isPending: false, failure } : present));
    try {
      await onConfirm(comment);
      end();
    } catch (error) {
      end((error instanceof Error && error.message) || unexplainedFailure);
    }
  }

  const writeComment = (next: string) => {
    setComment(next);
    onCommentChange?.(next);
  };

  return { ...action, isSlow, comment, setComment: writeComment, confirm: () => void run() };
}
