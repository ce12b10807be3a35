import { useLayoutEffect, useRef, type FocusEvent, type MouseEvent } from 'react';
import { focusRingInset } from '../styles/focusRing.css';
import type { MenuAction } from './MenuAction';
import { placeBeside } from './placeBeside';
import { useMenuKeys } from './useMenuKeys';
import * as css from './ActionsMenu.css';

/** What has focus when the menu opens: an item, or the menu itself, as after a press with the mouse. */
export type MenuStart = 'first' | 'last' | 'menu';

interface ActionsMenuProps {
  items: readonly MenuAction[];
  /** The element beside which the menu opens, and which gets focus back. */
  trigger: HTMLElement;
  /** The ids of the elements that name the menu. */
  labelledBy: string;
  start: MenuStart;
  /** Called to close the menu: unmount it. Focus is already back on the trigger, unless that is gone. */
  onClose: () => void;
}

/**
 * A floating menu, mounted while it is open. It is in the page where its author puts it, so that a dialog's
 * focus trap includes it, and the browser draws it above everything. A React Aria popover and collection
 * would cost several times the work and the code.
 */
export function ActionsMenu({ items, trigger, labelledBy, start, onClose }: ActionsMenuProps) {
  const layer = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);
  const leave = (act?: () => void) => {
    isLeaving.current = true;
    trigger.focus({ preventScroll: true });
    onClose();
    act?.();
  };

  useLayoutEffect(() => {
    const [top, list] = [layer.current, menu.current];
    if (top === null || list === null) return undefined;
    top.showPopover();
    const place = () => placeBeside(list, trigger);
    place();
    const first = { first: list.firstElementChild, last: list.lastElementChild, menu: list }[start];
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [trigger, start]);

  useLayoutEffect(() => {
    if (!trigger.isConnected) onClose();
    else if (items.length === 0) {
      // Nothing is left to choose.
      trigger.focus({ preventScroll: true });
      onClose();
    }
    // An item that is removed takes focus with it.
    else if (document.activeElement === document.body) menu.current?.focus({ preventScroll: true });
  }, [items, trigger, onClose]);

  const onKeyDown = useMenuKeys(items, menu, () => leave());
  return (
    // Only what is pressed beside the menu; the keyboard has Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div
      ref={layer}
      popover="manual"
      className={css.layer}
      onMouseDown={keepFocus}
      onClick={(event) => {
        // A press in the menu is not a press on what is around it, such as a table's row.
        event.stopPropagation();
        if (event.target === event.currentTarget) leave();
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (isLeaving.current || relatedTarget === null) return;
        if (!currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        className={`${css.list} ${focusRingInset}`}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <ActionItem key={item.id} {...item} onChoose={() => leave(item.onAction)} />
        ))}
      </div>
    </div>
  );
}

/** The layer beside the menu takes no focus, so that the menu can give it back. */
function keepFocus(event: MouseEvent) {
  if (event.target === event.currentTarget) event.preventDefault();
}

type ActionItemProps = MenuAction & {
  onChoose: () => void;
};

/**
 * A menu item. A disabled item takes focus too, says that it is disabled and does nothing (APG: "disabled
 * menu items are focusable").
 */
function ActionItem({
  label,
  tone,
  isDisabled = false,
  disabledReason,
  onChoose,
}: ActionItemProps) {
  const isDanger = tone === 'danger';
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={isDisabled || undefined}
      data-danger={isDanger || undefined}
      className={`${css.item} ${focusRingInset} ${isDanger ? css.danger : ''}`}
      onClick={isDisabled ? undefined : onChoose}
    >
      {/* The name holds all visible words, so that both are the same (WCAG 2.5.3). */}
      <span>
        {label}
        {isDisabled && disabledReason !== undefined && (
          <span className={css.reason}> {disabledReason}</span>
        )}
      </span>
    </button>
  );
}
