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

/** The decision being confirmed; without one the action is a plain save or the like. */
export type ConfirmationStatus = 'yes' | 'no';

/** `danger` for what cannot be taken back: focus starts on Cancel. */
export type ConfirmationTone = 'default' | 'danger';

/** How a person closed it without submitting. The backdrop is none of the ways. */
export type ConfirmationCancelReason = 'cancelButton' | 'escape';

export interface ConfirmationDialogProps {
  /** Whether it is asking. */
  isOpen: boolean;
  /** What will happen, in a sentence or two. */
  label: string;
  /** 'yes' reads "Approve"; 'no' reads "Reject" and offers a comment; without one it reads "Save". */
  status?: ConfirmationStatus | undefined;
  /** Its heading, where the one in `messages` does not say enough. */
  title?: string | undefined;
  /** A verb of its own where none of the three is true: "Delete permanently". */
  confirmLabel?: string | undefined;
  /** `danger` for what cannot be taken back: focus starts on Cancel. */
  tone?: ConfirmationTone | undefined;
  /** What a rejection's comment begins with at each opening, such as the words of one that was cancelled. */
  initialComment?: string | undefined;
  /**
   * There is nothing left to confirm, as when somebody else was first: the reason that `onConfirm` failed with
   * comes first, then `label`, and one button closes it.
   * @default false
   */
  isOver?: boolean | undefined;
  /** The comment as it is typed, to be kept for another opening. */
  onCommentChange?: ((comment: string) => void) | undefined;
  /**
   * Does it, and then sets `isOpen` to false. While its promise is pending the dialog waits; the
   * message of a rejection is shown inside and the dialog stays. The comment is empty unless typed.
   */
  onConfirm: (comment: string) => Promise<void> | void;
  /** Set `isOpen` to false; nothing was submitted. */
  onCancel: (reason: ConfirmationCancelReason) => void;
  /** Words to say in place of its own. */
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
  const { comment, setComment, isPending, failure, confirm } = useConfirmation({
    isOpen,
    // Nobody sends words that they do not see.
    initialComment: status === 'no' ? initialComment : '',
    onCommentChange,
    onConfirm,
    unexplainedFailure: words.failure,
  });

  return (
    <DialogFrame
      isOpen={isOpen}
      onDismiss={() => onCancel('escape')}
      isEscapeDisabled={isPending}
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
              <Button variant="quiet" isDisabled={isPending} onPress={cancel}>
                {words.cancel}
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
      <div role="alert" className={css.failure}>
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

/** It may stand below a text that has to be scrolled. */
function showWhole(failure: HTMLElement | null) {
  failure?.scrollIntoView({ block: 'nearest' });
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
