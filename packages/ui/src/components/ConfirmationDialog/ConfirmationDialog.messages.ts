import type { InlineMessageMessages } from '../InlineMessage';

/** Includes `error`, the word before a failure message. */
export interface ConfirmationDialogMessages extends Pick<InlineMessageMessages, 'error'> {
  title: string;
  /** The submit button's verb when the status is 'yes'. */
  approve: string;
  /** The submit button's verb when the status is 'no'. */
  reject: string;
  /** The submit button's verb without a status. */
  save: string;
  cancel: string;
  /** The one button of a dialog that `isOver`. */
  close: string;
  comment: string;
  /** Announced while the action runs. */
  pending: string;
  /** Shown when the action failed without saying why. */
  failure: string;
}

export const confirmationDialogMessages: Omit<ConfirmationDialogMessages, 'error'> = {
  title: 'Confirmation Dialog',
  approve: 'Approve',
  reject: 'Reject',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  comment: 'Enter optional comment',
  pending: 'Please wait',
  failure: 'Something went wrong. Please try again.',
};
