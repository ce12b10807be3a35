export interface UnsavedChangesDialogMessages {
  title: string;
  question: string;
  save: string;
  discard: string;
  /** The name of the button with the cross. */
  stay: string;
  /** Announced while saving. */
  saving: string;
}

export const unsavedChangesDialogMessages: UnsavedChangesDialogMessages = {
  title: 'You have unsaved changes',
  question: 'If you leave without saving them, they will be lost.',
  save: 'Save changes',
  discard: "Don't save changes",
  stay: 'Close and stay on this page',
  saving: 'Saving',
};
