import { useId } from 'react';
import { Button } from '../Button';
import { DialogFrame } from '../../dialog';
import {
  unsavedChangesDialogMessages,
  type UnsavedChangesDialogMessages,
} from './UnsavedChangesDialog.messages';
import { wordsOf } from '../../props/wordsOf';

export interface UnsavedChangesDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called to save and then leave; stay on the page if saving fails. */
  onSave: () => void;
  /** Called to leave without saving; the changes are lost. */
  onDiscard: () => void;
  /** Called when the person closes the dialog by its button, Escape or the backdrop, to stay on the page. */
  onStay: () => void;
  /** Whether saving, or something else, is running: then neither choice can be made. Default: false. */
  isPending?: boolean | undefined;
  /**
   * Whether the person can still close the dialog, and stay, while `isPending`. Set it where the page can be
   * left open meanwhile. Default: false.
   */
  canStayMeanwhile?: boolean | undefined;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<UnsavedChangesDialogMessages> | undefined;
}

/**
 * Asks what to do when a person leaves a page with unsaved changes. Closing the dialog stays on the page,
 * which loses nothing.
 */
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
