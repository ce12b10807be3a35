import type { ReactNode } from 'react';
import { DialogFrame, type DialogDismissal } from '../../dialog';
import { wordsOf } from '../../props/wordsOf';
import { modalMessages, type ModalMessages } from './Modal.messages';

/** How the person closed the dialog. */
export type ModalCloseReason = 'closeButton' | DialogDismissal;

export interface ModalProps {
  /** Whether the dialog is open, above the page. */
  isOpen: boolean;
  /** Called when the person asks to close the dialog; set `isOpen` to false then. */
  onClose: (reason: ModalCloseReason) => void;
  /** The heading, which also names the dialog. */
  title: string;
  /** What the dialog holds, between its title and its actions. */
  children: ReactNode;
  /**
   * Buttons below the content, which stay in view while it scrolls. Pass several in a fragment; a phone
   * stacks them.
   */
  actions?: ReactNode;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<ModalMessages> | undefined;
}

/**
 * A dialog for one part of the task in front of the page: an upload, a share sheet. To ask for consent, use
 * `ConfirmationDialog`.
 */
export function Modal({ isOpen, onClose, title, children, actions, messages }: ModalProps) {
  const words = wordsOf(modalMessages, messages);
  return (
    <DialogFrame
      isOpen={isOpen}
      onDismiss={onClose}
      isBackdropDismissable
      title={title}
      closeButton={{ label: words.close, onPress: () => onClose('closeButton') }}
      actions={actions}
    >
      {children}
    </DialogFrame>
  );
}
