export { UnsavedChangesDialog } from './UnsavedChangesDialog';
export type { UnsavedChangesDialogProps } from './UnsavedChangesDialog';
export type { UnsavedChangesDialogMessages } from './UnsavedChangesDialog.messages';
