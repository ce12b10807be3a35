import { useState } from 'react';

interface Confirmation {
  comment: string;
  setComment: (comment: string) => void;
  isPending: boolean;
  /** What to show when the action failed. */
  failure: string | undefined;
  confirm: () => void;
}

interface ConfirmationOptions {
  isOpen: boolean;
  initialComment: string;
  onCommentChange: ((comment: string) => void) | undefined;
  onConfirm: (comment: string) => Promise<void> | void;
  unexplainedFailure: string;
}

/** Runs the confirmed action and keeps what the dialog shows meanwhile; each opening starts afresh. */
export function useConfirmation({
  isOpen,
  initialComment,
  onCommentChange,
  onConfirm,
  unexplainedFailure,
}: ConfirmationOptions): Confirmation {
  const [comment, setComment] = useState(initialComment);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setComment(initialComment);
    setIsPending(false);
    setFailure(undefined);
  }

  async function run() {
    setIsPending(true);
    setFailure(undefined);
    try {
      await onConfirm(comment);
    } catch (error) {
      setFailure((error instanceof Error && error.message) || unexplainedFailure);
    } finally {
      setIsPending(false);
    }
  }

  const writeComment = (next: string) => {
    setComment(next);
    onCommentChange?.(next);
  };

  return { comment, setComment: writeComment, isPending, failure, confirm: () => void run() };
}
