import { useId } from 'react';
import { Button } from '../Button';
import { DialogFrame } from '../../dialog';
import {
  unsavedChangesDialogMessages,
  type UnsavedChangesDialogMessages,
} from './UnsavedChangesDialog.messages';
import { wordsOf } from '../../props/wordsOf';

export interface UnsavedChangesDialogProps {
  /** Whether it is asking. */
  isOpen: boolean;
  /** Save, then leave; stay if saving fails. */
  onSave: () => void;
  /** Leave; the changes are lost. */
  onDiscard: () => void;
  /** Neither: closed by its button, Escape or the backdrop. The person stays on the page. */
  onStay: () => void;
  /** Saving runs, or something else that is waited for: neither choice can be made. */
  isPending?: boolean | undefined;
  /** While that runs, closing it still stays on the page. Say so where the page can be left open meanwhile. */
  canStayMeanwhile?: boolean | undefined;
  /** Words to say in place of its own. */
  messages?: Partial<UnsavedChangesDialogMessages> | undefined;
}

/** Asks on leaving a page whose changes are not saved. Closing it stays, which loses nothing. */
export function UnsavedChangesDialog({
  isOpen,
  onSave,
  onDiscard,
  onStay,
  isPending = false,
  canStayMeanwhile = false,
  messages,
}: UnsavedChangesDialogProps) {
  const words = wordsOf(unsavedChangesDialogMessages, messages);
  const questionId = useId();
  const canStay = !isPending || canStayMeanwhile;

  return (
    <DialogFrame
      isOpen={isOpen}
      onDismiss={onStay}
      isBackdropDismissable={canStay}
      isEscapeDisabled={!canStay}
      role="alertdialog"
      describedBy={questionId}
      width="narrow"
      title={words.title}
      closeButton={canStay ? { label: words.stay, onPress: onStay } : undefined}
      actions={
        <>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel={words.saving}
            onPress={onSave}
          >
            {words.save}
          </Button>
          <Button isDisabled={isPending} onPress={onDiscard}>
            {words.discard}
          </Button>
        </>
      }
    >
      <p id={questionId}>{words.question}</p>
    </DialogFrame>
  );
}
