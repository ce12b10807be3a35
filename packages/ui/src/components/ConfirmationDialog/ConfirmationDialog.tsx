import { useId } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { DialogFrame } from '../../dialog';
import { Button } from '../Button';
import { InlineMessage } from '../InlineMessage';
import { wordsOf } from '../../props/wordsOf';
import { Comment } from './Comment';
import {
  confirmationDialogMessages,
  type ConfirmationDialogMessages,
} from './ConfirmationDialog.messages';
import { useConfirmation } from './useConfirmation';
import * as css from './ConfirmationDialog.css';

/** The decision to confirm; undefined for a plain save or the like. */
export type ConfirmationStatus = 'yes' | 'no';

/** `danger` for an action that cannot be undone: focus starts on Cancel. Default: `default`. */
export type ConfirmationTone = 'default' | 'danger';

/** How a person closed the dialog. A press on the backdrop does not close it. */
export type ConfirmationCancelReason = 'cancelButton' | 'escape';

export interface ConfirmationDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** What will happen, in a sentence or two. */
  label: string;
  /**
   * Chooses the submit button's text: 'yes' "Approve", 'no' "Reject" with a comment field, undefined "Save".
   */
  status?: ConfirmationStatus | undefined;
  /** The dialog's heading. Default: `title` of `messages`, "Confirmation Dialog". */
  title?: string | undefined;
  /** The submit button's text where no verb of `status` fits: "Delete permanently". */
  confirmLabel?: string | undefined;
  /** `danger` for an action that cannot be undone: focus starts on Cancel. Default: `default`. */
  tone?: ConfirmationTone | undefined;
  /**
   * Text of the comment field at each opening, for example the comment of a dialog that was cancelled.
   * Default: empty.
   */
  initialComment?: string | undefined;
  /**
   * Nothing is left to confirm, for example because somebody else decided first. The dialog then shows the
   * error of the failed `onConfirm`, `label` below it, and one Close button.
   * @default false
   */
  isOver?: boolean | undefined;
  /** Called with the comment at each change, so that the app can keep it for the next opening. */
  onCommentChange?: ((comment: string) => void) | undefined;
  /**
   * Runs the action, then sets `isOpen` to false. While its promise is pending, the dialog waits; after eight
   * seconds it can be closed. If it rejects, the dialog stays open and shows the error's message; once closed
   * it tells nothing, so the app tells the outcome. `comment` is empty unless the person typed one or left
   * `initialComment` there.
   */
  onConfirm: (comment: string) => Promise<void> | void;
  /**
   * Called when the person closes the dialog, without submitting or over an action that takes long; set
   * `isOpen` to false.
   */
  onCancel: (reason: ConfirmationCancelReason) => void;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<ConfirmationDialogMessages> | undefined;
}

/** Asks before something happens that others will see or that cannot be taken back. */
export function ConfirmationDialog({
  isOpen,
  label,
  status,
  title,
  confirmLabel,
  tone = 'default',
  initialComment = '',
  isOver = false,
  onCommentChange,
  onConfirm,
  onCancel,
  messages,
}: ConfirmationDialogProps) {
  const words = wordsOf(confirmationDialogMessages, messages);
  const labelId = useId();
  const cancel = () => onCancel('cancelButton');
  const labelText = <p id={labelId}>{label}</p>;
  const { comment, setComment, isPending, isSlow, failure, confirm } = useConfirmation({
    isOpen,
    // Without a comment field nothing may be sent that the person does not see.
    initialComment: status === 'no' ? initialComment : '',
    onCommentChange,
    onConfirm,
    unexplainedFailure: words.failure,
  });

  return (
    <DialogFrame
      isOpen={isOpen}
      onDismiss={() => onCancel('escape')}
      isEscapeDisabled={isPending && !isSlow}
      role="alertdialog"
      describedBy={labelId}
      width="narrow"
      title={title ?? words.title}
      actions={
        <>
          <Button
            variant={tone === 'danger' && !isOver ? 'danger' : 'primary'}
            isPending={isPending}
            pendingLabel={words.pending}
            onPress={isOver ? cancel : confirm}
          >
            {isOver ? words.close : (confirmLabel ?? verbFor(status, words))}
          </Button>
          {!isOver && (
            <ButtonContext value={{ autoFocus: tone === 'danger' }}>
              <Button variant="quiet" isDisabled={isPending && !isSlow} onPress={cancel}>
                {isSlow ? words.close : words.cancel}
              </Button>
            </ButtonContext>
          )}
        </>
      }
    >
      {!isOver && labelText}
      {status === 'no' && !isOver && (
        <Comment
          label={words.comment}
          value={comment}
          onChange={setComment}
          isReadOnly={isPending}
        />
      )}
      <div role="status" className={css.told}>
        {isSlow && <p ref={showWhole}>{words.slow}</p>}
      </div>
      <div role="alert" className={css.told}>
        {failure !== undefined && (
          <div ref={showWhole}>
            <InlineMessage tone="error" messages={messages}>
              {failure}
            </InlineMessage>
          </div>
        )}
      </div>
      {isOver && labelText}
    </DialogFrame>
  );
}

/** What is told may stand below a long text, out of view. */
function showWhole(told: HTMLElement | null) {
  told?.scrollIntoView({ block: 'nearest' });
}

function verbFor(
  status: ConfirmationStatus | undefined,
  words: Pick<ConfirmationDialogMessages, 'approve' | 'reject' | 'save'>,
): string {
  switch (status) {
    case 'yes':
      return words.approve;
    case 'no':
      return words.reject;
    case undefined:
      return words.save;
  }
}
