import { useLayoutEffect, useRef, type FocusEvent, type MouseEvent } from 'react';
import { focusRingInset } from '../styles/focusRing.css';
import type { MenuAction } from './MenuAction';
import { placeBeside } from './placeBeside';
import { useMenuKeys } from './useMenuKeys';
import * as css from './ActionsMenu.css';

/** What has focus when it opens: an item, or the menu itself, as after a press with the mouse. */
export type MenuStart = 'first' | 'last' | 'menu';

interface ActionsMenuProps {
  items: readonly MenuAction[];
  /** What it opens beside, and gets focus back. */
  trigger: HTMLElement;
  /** The ids of what names it. */
  labelledBy: string;
  start: MenuStart;
  /** It wants to be closed: unmount it. Focus is back where it belongs, unless the trigger has gone. */
  onClose: () => void;
}

/**
 * A floating menu, mounted while it is open. It stands in the page where its author puts it, so that a
 * dialog's focus trap knows it, and the browser draws it over everything. A React Aria popover around its
 * collection would cost several times the work and the code.
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
    // An item that goes takes focus along.
    else if (document.activeElement === document.body) menu.current?.focus({ preventScroll: true });
  }, [items, trigger, onClose]);

  const onKeyDown = useMenuKeys(items, menu, () => leave());
  return (
    // Only what is pressed beside the menu; the keyboard has Escape.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div
      ref={layer}
      popover="manual"
      className={css.layer}
      onMouseDown={keepFocus}
      onClick={(event) => {
        // What it stands in, such as a table's row, is not what was pressed.
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
 * A disabled item takes focus too, says that it is disabled and does nothing (APG: "disabled menu items are
 * focusable").
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
      {/* All in the name: what is seen and what is said are then the same (WCAG 2.5.3). */}
      <span>
        {label}
        {isDisabled && disabledReason !== undefined && (
          <span className={css.reason}> {disabledReason}</span>
        )}
      </span>
    </button>
  );
}
