import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { Button } from 'react-aria-components/Button';
import { CrossIcon } from '../icons';
import { defined } from '../props/defined';
import { focusRing } from '../styles/focusRing.css';
import { leaveMessagesRoom } from '../styles/messagesBesideDialog';
import { FocusReturn } from './FocusReturn';
import { ScrollArea } from './ScrollArea';
import { takeTurn } from './turns';
import { useShownFocus } from './useShownFocus';
import { useVisibleHeight } from './useVisibleHeight';
import * as css from './DialogFrame.css';

/** How a dialog can be closed without a button. */
export type DialogDismissal = 'escape' | 'backdrop';

interface DialogFrameProps extends OpenDialogProps {
  isOpen: boolean;
}

interface OpenDialogProps {
  /** Called on Escape, or on a press on the backdrop if `isBackdropDismissable`. */
  onDismiss: (how: DialogDismissal) => void;
  isBackdropDismissable?: boolean | undefined;
  /** Makes Escape do nothing, for example while an action runs. */
  isEscapeDisabled?: boolean | undefined;
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The id of the sentence read out with the title. */
  describedBy?: string | undefined;
  title: string;
  width?: keyof typeof css.width | undefined;
  /** Hides the whole page, for example if nobody may read it any more. */
  isCovering?: boolean | undefined;
  /** The button with the cross; without this there is none. */
  closeButton?: { label: string; onPress: () => void } | undefined;
  children: ReactNode;
  /** Buttons that stay in view while the content scrolls. */
  actions?: ReactNode;
}

/**
 * The parts that all dialogs share: backdrop, title, scrolling content, actions, and where focus goes.
 *
 * Built on React Aria's hooks and not on its components. Those force several layouts while the dialog is
 * being rendered, to see whether it moves and how large the window is (docs/performance.md).
 */
export function DialogFrame({ isOpen, ...dialog }: DialogFrameProps) {
  // The button's pressed look is painted before the dialog is rendered, even if both come from one press.
  const [isMade, setIsMade] = useState(false);
  const endTurn = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isOpen) return undefined;
    const end = takeTurn(() => setIsMade(true));
    endTurn.current = end;
    return () => {
      end();
      setIsMade(false);
    };
  }, [isOpen]);
  if (!isOpen || !isMade) return null;
  return (
    <Overlay>
      <OpenDialog {...dialog} onMade={() => endTurn.current?.()} />
    </Overlay>
  );
}

interface MadeDialogProps extends OpenDialogProps {
  /** Called once the dialog is on the page and everything outside it is hidden. */
  onMade: () => void;
}

function OpenDialog({
  onMade,
  onDismiss,
  isBackdropDismissable = false,
  isEscapeDisabled = false,
  role = 'dialog',
  describedBy,
  title,
  width = 'wide',
  isCovering = false,
  closeButton,
  children,
  actions,
}: MadeDialogProps) {
  const titleId = useId();
  const backdrop = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLElement>(null);
  const dismissal = useRef<DialogDismissal>('escape');
  const dismiss = () => onDismiss(dismissal.current);

  const { modalProps, underlayProps } = useModalOverlay(
    {
      isDismissable: isBackdropDismissable,
      isKeyboardDismissDisabled: isEscapeDisabled,
      shouldCloseOnInteractOutside: () => {
        // React Aria reports that it closes the dialog, but not why. It calls this right before it closes on
        // a press outside, in the same task; every other close is Escape.
        dismissal.current = 'backdrop';
        queueMicrotask(() => {
          dismissal.current = 'escape';
        });
        return true;
      },
    },
    { ...alwaysOpen, close: dismiss },
    panel,
  );
  const { dialogProps } = useDialog(
    { role, 'aria-labelledby': titleId, ...defined({ 'aria-describedby': describedBy }) },
    dialog,
  );
  useLayoutEffect(leaveMessagesRoom, []);
  useVisibleHeight(backdrop);
  useShownFocus(dialog);
  const tellMade = useEffectEvent(onMade);
  // Runs after the effects of the hooks above, which hide everything outside.
  useEffect(() => tellMade(), []);

  return (
    <div
      ref={backdrop}
      {...underlayProps}
      data-dialog-backdrop
      className={`${css.backdrop} ${css.ground[isCovering ? 'covering' : 'dimming']}`}
    >
      <div ref={panel} {...modalProps} className={`${css.panel} ${css.width[width]}`}>
        <section ref={dialog} {...dialogProps} className={css.dialog}>
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
        </section>
      </div>
    </div>
  );
}

const nothing = () => undefined;
/** React Aria's state for a dialog that is mounted only while it is open. */
const alwaysOpen = {
  isOpen: true,
  setOpen: nothing,
  open: nothing,
  toggle: nothing,
  point: null,
  setPoint: nothing,
};
