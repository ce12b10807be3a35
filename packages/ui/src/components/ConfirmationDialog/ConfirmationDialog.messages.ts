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
  /** The one button of a dialog that `isOver`, and in place of `cancel` while the action takes long. */
  close: string;
  comment: string;
  /** Announced while the action runs. */
  pending: string;
  /** Shown and announced once the action takes long: the dialog can be closed, but the action goes on. */
  slow: string;
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
  slow: 'This takes longer than usual. You can close this; it may still be done.',
  failure: 'Something went wrong. Please try again.',
};
