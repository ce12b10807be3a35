export { ConfirmationDialog } from './ConfirmationDialog';
export type {
  ConfirmationCancelReason,
  ConfirmationDialogProps,
  ConfirmationStatus,
  ConfirmationTone,
} from './ConfirmationDialog';
export type { ConfirmationDialogMessages } from './ConfirmationDialog.messages';
