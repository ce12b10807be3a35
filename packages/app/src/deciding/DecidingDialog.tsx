import { ConfirmationDialog, type ConfirmationDialogProps } from '@sounding/ui';
import { useState } from 'react';
import { decisionFailureText, isOutOfHands, isOvertaken } from './overtaken';

interface DecidingDialogProps extends Omit<ConfirmationDialogProps, 'isOpen' | 'onConfirm'> {
  send: (comment: string) => Promise<unknown>;
  /** Reads the list anew that it was chosen from. */
  readAnew: () => Promise<unknown>;
  /** What to say of what is there no more. */
  gone: string;
  /** There is nothing to decide any more, whoever has decided it; it closes. */
  onSettled: () => void;
  /** After that, where the decision was this one. */
  onDecided: () => void;
}

/**
 * Asks before something that waits is decided on; a failure is shown inside (OPEN-119). Where somebody
 * else was first, it stays to say so, and does nothing any more but close.
 */
export function DecidingDialog({
  send,
  readAnew,
  gone,
  onSettled,
  onDecided,
  ...question
}: DecidingDialogProps) {
  const [isTooLate, setIsTooLate] = useState(false);
  const decide = async (comment: string) => {
    try {
      await send(comment);
    } catch (error) {
      if (isOvertaken(error)) await readAnew();
      setIsTooLate(isOutOfHands(error));
      throw new Error(decisionFailureText(error, gone), { cause: error });
    }
    // Before the dialog closes, so that focus does not return to a button that is about to go.
    await readAnew();
    onSettled();
    onDecided();
  };
  return (
    <ConfirmationDialog
      {...question}
      {...(isTooLate && {
        isOver: true,
        label: 'The list shows how things stand now.',
        onCancel: onSettled,
      })}
      isOpen
      onConfirm={decide}
    />
  );
}
