import { useState } from 'react';

interface Action {
  isPending: boolean;
  /** What to show when the action failed. */
  failure?: string | undefined;
}

interface Confirmation extends Action {
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

  return { ...action, comment, setComment: writeComment, confirm: () => void run() };
}
