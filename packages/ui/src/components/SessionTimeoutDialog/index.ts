export { SessionTimeoutDialog } from './SessionTimeoutDialog';
export type { SessionTimeoutDialogProps } from './SessionTimeoutDialog';
export type { SessionTimeoutDialogMessages } from './SessionTimeoutDialog.messages';
