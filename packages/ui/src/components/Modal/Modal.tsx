import type { ReactNode } from 'react';
import { DialogFrame, type DialogDismissal } from '../../dialog';
import { wordsOf } from '../../props/wordsOf';
import { modalMessages, type ModalMessages } from './Modal.messages';

/** How a person closed it. */
export type ModalCloseReason = 'closeButton' | DialogDismissal;

export interface ModalProps {
  /** Whether it lies over the page. */
  isOpen: boolean;
  /** The person wants it closed; set `isOpen` to false. */
  onClose: (reason: ModalCloseReason) => void;
  /** Names the dialog. */
  title: string;
  /** What the dialog holds, between its title and its actions. */
  children: ReactNode;
  /** Buttons below the content, in view while it scrolls: several in a fragment, which a phone puts below each other. */
  actions?: ReactNode;
  /** Words to say in place of its own. */
  messages?: Partial<ModalMessages> | undefined;
}

/** A part of the task in front of the page: an upload, a share sheet. To ask for consent use `ConfirmationDialog`. */
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
