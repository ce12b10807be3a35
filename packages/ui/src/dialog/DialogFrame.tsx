import { useId, useRef, type ReactNode } from 'react';
import { Button, Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CrossIcon } from '../icons';
import { defined } from '../props/defined';
import { focusRing } from '../styles/focusRing.css';
import { FocusReturn } from './FocusReturn';
import { ScrollArea } from './ScrollArea';
import * as css from './DialogFrame.css';

/** The ways out that need no button. */
export type DialogDismissal = 'escape' | 'backdrop';

interface DialogFrameProps {
  isOpen: boolean;
  /** Escape, or a press on the backdrop where `isBackdropDismissable`. */
  onDismiss: (how: DialogDismissal) => void;
  isBackdropDismissable?: boolean | undefined;
  /** Escape does nothing, as while an action runs. */
  isEscapeDisabled?: boolean | undefined;
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The id of the sentence read out with the title. */
  describedBy?: string | undefined;
  title: string;
  width?: keyof typeof css.width | undefined;
  /** The button with the cross; left out, there is none. */
  closeButton?: { label: string; onPress: () => void } | undefined;
  children: ReactNode;
  /** Buttons that stay in view while the content scrolls. */
  actions?: ReactNode;
}

/** What all dialogs share: backdrop, title, scrolling content, actions, and where focus goes. */
export function DialogFrame({
  isOpen,
  onDismiss,
  isBackdropDismissable = false,
  isEscapeDisabled = false,
  role = 'dialog',
  describedBy,
  title,
  width = 'wide',
  closeButton,
  children,
  actions,
}: DialogFrameProps) {
  const titleId = useId();
  const dismissal = useRef<DialogDismissal>('escape');

  return (
    <ModalOverlay
      className={css.backdrop}
      isOpen={isOpen}
      isDismissable={isBackdropDismissable}
      isKeyboardDismissDisabled={isEscapeDisabled}
      onOpenChange={() => onDismiss(dismissal.current)}
      shouldCloseOnInteractOutside={() => {
        // React Aria tells that it closes, not why. It asks here right before it closes on a press
        // outside, in the same turn; every other close is Escape or its hidden button for screen readers.
        dismissal.current = 'backdrop';
        queueMicrotask(() => {
          dismissal.current = 'escape';
        });
        return true;
      }}
    >
      <Modal className={`${css.panel} ${css.width[width]}`}>
        <Dialog
          className={css.dialog}
          role={role}
          aria-labelledby={titleId}
          {...defined({ 'aria-describedby': describedBy })}
        >
          <FocusReturn />
          <div className={css.head}>
            <h2 id={titleId} className={css.title}>
              {title}
            </h2>
            {closeButton && (
              <Button
                aria-label={closeButton.label}
                onPress={closeButton.onPress}
                className={`${css.close} ${focusRing}`}
              >
                <CrossIcon />
              </Button>
            )}
          </div>
          <ScrollArea labelledBy={titleId}>{children}</ScrollArea>
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
