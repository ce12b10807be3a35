import { useState, type ComponentProps } from 'react';
import { LeavableDialog } from './LeavableDialog';
import { decisionFailureText, isOutOfHands, isOvertaken } from './overtaken';

interface DecidingDialogProps extends Omit<ComponentProps<typeof LeavableDialog>, 'onConfirm'> {
  /**
   * Sends the decision and loads the list again from which the item was chosen: both before the dialog closes,
   * so that focus does not return to a button that is about to go.
   */
  send: (comment: string) => Promise<unknown>;
  /** Loads that list again where somebody else was first. */
  readAnew: () => Promise<unknown>;
  /** The message for an item that no longer exists. */
  gone: string;
  /**
   * Called once nothing is left to decide, whoever has decided it; closes the dialog. Not called after the
   * person has closed it.
   */
  onSettled: () => void;
  /**
   * Called at the end if the server accepted the decision of this dialog, with whether the person had closed it
   * by then.
   */
  onDecided: (wasLeft: boolean) => void;
}

/**
 * Asks before a waiting item is decided on, and shows a failure inside (OPEN-119). If somebody else was
 * first, the dialog says so and can only be closed.
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
  const decide = async (comment: string, close: () => boolean) => {
    try {
      await send(comment);
    } catch (error) {
      if (isOvertaken(error)) await readAnew();
      setIsTooLate(isOutOfHands(error));
      throw new Error(decisionFailureText(error, gone), { cause: error });
    }
    const wasOpen = close();
    onDecided(!wasOpen);
  };
  return (
    <LeavableDialog
      {...question}
      {...(isTooLate && {
        isOver: true,
        label: 'The list shows how things stand now.',
        onCancel: onSettled,
      })}
      onSettled={onSettled}
      onConfirm={decide}
    />
  );
}
