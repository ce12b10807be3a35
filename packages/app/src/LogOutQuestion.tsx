import { ConfirmationDialog } from '@sounding/ui';
import type { LocalCopy } from './features/projectInHand/localCopy';

export interface LogOutQuestionProps {
  /** What logging out would remove; at least one. */
  kept: readonly LocalCopy[];
  onLogOut: () => void;
  onStay: () => void;
  /** Logs out and removes nothing: for want of this question. */
  onKeep: () => void;
}

/** Logging out removes unsaved work from this browser, which others may use. */
export function LogOutQuestion({ kept, onLogOut, onStay }: Omit<LogOutQuestionProps, 'onKeep'>) {
  const titles = kept.map(({ inHand }) => `“${inHand.form.title}”`);
  return (
    <ConfirmationDialog
      isOpen
      title="Log out and discard unsaved work?"
      label={`This browser keeps unsaved changes to ${listed(titles)}. Logging out removes them for good.`}
      confirmLabel="Log out and discard"
      tone="danger"
      messages={{ cancel: 'Stay logged in' }}
      onConfirm={onLogOut}
      onCancel={onStay}
    />
  );
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}
