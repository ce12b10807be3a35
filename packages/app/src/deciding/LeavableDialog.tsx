import { ConfirmationDialog, type ConfirmationDialogProps } from '@sounding/ui';
import { useRef } from 'react';
import { useToast } from '../features/toasts/useToast';

interface LeavableDialogProps extends Omit<
  ConfirmationDialogProps,
  'isOpen' | 'onConfirm' | 'onCancel'
> {
  /**
   * Does what was asked and rejects with an error in words for people. `close` closes this dialog, unless the
   * person has closed it already: another one may be open by then. It returns whether it did.
   */
  onConfirm: (comment: string, close: () => boolean) => Promise<void>;
  onCancel: () => void;
  /** Closes the dialog once its question is settled. Default: `onCancel`. */
  onSettled?: (() => void) | undefined;
  /** Whether `onConfirm` itself tells each failure in a toast, so that a late one needs no other. */
  failsInToast?: boolean | undefined;
}

/**
 * A confirmation that can be closed while the server takes long to answer. Its late failure is then told in a
 * toast, because the dialog can no longer show it; its success is told as ever by whoever does the action, with
 * `useToast`: by then the person may have logged out.
 */
export function LeavableDialog({
  onConfirm,
  onCancel,
  onSettled = onCancel,
  failsInToast = false,
  ...question
}: LeavableDialogProps) {
  const toast = useToast();
  const underWay = useRef({ isLeft: false });
  const confirm = async (comment: string) => {
    const run = { isLeft: false };
    underWay.current = run;
    try {
      await onConfirm(comment, () => {
        if (!run.isLeft) onSettled();
        return !run.isLeft;
      });
    } catch (error) {
      if (run.isLeft && !failsInToast && error instanceof Error)
        toast({ tone: 'error', message: error.message });
      throw error;
    }
  };
  return (
    <ConfirmationDialog
      {...question}
      isOpen
      onConfirm={confirm}
      onCancel={() => {
        underWay.current.isLeft = true;
        onCancel();
      }}
    />
  );
}
