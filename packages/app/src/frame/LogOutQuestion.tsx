import { ConfirmationDialog } from '@sounding/ui';
import type { DraftCopy } from '../features/draftInHand/draftInHand';
import { quotedDraft } from '../features/draftInHand/draftName';
import type { LocalCopy } from '../features/projectInHand/localCopy';
import { titleOf } from '../features/projectInHand/projectInHand';
import { isolated } from '../isolated';

/** What this browser keeps of a person's unsaved work. */
export interface KeptHere {
  readonly projects: readonly LocalCopy[];
  readonly drafts: readonly DraftCopy[];
}

export interface LogOutQuestionProps {
  /** What logging out would remove; at least one piece. */
  kept: KeptHere;
  onLogOut: () => void;
  onStay: () => void;
  /** Logs out and removes nothing; called only if this question's code does not arrive. */
  onKeep: () => void;
}

/** Asks before logging out removes unsaved work from this browser, which other people may use. */
export function LogOutQuestion({ kept, onLogOut, onStay }: Omit<LogOutQuestionProps, 'onKeep'>) {
  const names = [
    ...kept.projects.map(({ inHand }) => `“${isolated(titleOf(inHand.form))}”`),
    ...kept.drafts.map(({ inHand }) => quotedDraft(inHand)),
  ];
  return (
    <ConfirmationDialog
      isOpen
      title="Log out and discard unsaved work?"
      label={`This browser keeps unsaved changes to ${listed(names)}. Logging out removes them for good.`}
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
