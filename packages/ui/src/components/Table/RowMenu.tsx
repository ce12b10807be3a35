import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { ActionsPopover, type MenuAction } from '../../menu';

/** Opens the table's menu for a row, beside the button that was pressed. */
export interface RowMenuHandle<Row> {
  open: (row: Row, button: HTMLElement) => void;
}

interface RowMenuProps<Row> {
  ref: Ref<RowMenuHandle<Row>>;
  actions: (row: Row) => readonly MenuAction[];
}

/**
 * The one menu of all rows, mounted while it is open. It holds its own state, so that opening it draws
 * neither the table nor a row again.
 */
export function RowMenu<Row>({ ref, actions }: RowMenuProps<Row>) {
  const [opened, setOpened] = useState<{ row: Row; button: HTMLElement } | null>(null);
  const trigger = useRef<HTMLElement>(null);
  const chosen = useRef<() => void>(null);

  useImperativeHandle(ref, () => ({
    open: (row, button) => {
      // Safari does not focus a pressed button, and focus returns to what had it.
      button.focus();
      trigger.current = button;
      setOpened({ row, button });
    },
  }));

  // Not by React, for the reason above: the row gave its button a plain `false` that never changes.
  useLayoutEffect(() => {
    opened?.button.setAttribute('aria-expanded', 'true');
    return () => opened?.button.setAttribute('aria-expanded', 'false');
  }, [opened]);

  // What was chosen happens once the menu is gone and focus is back on its button: a dialog that it
  // opens then knows where to return to.
  useEffect(() => {
    if (opened !== null || chosen.current === null) return;
    const act = chosen.current;
    chosen.current = null;
    trigger.current?.focus();
    act();
  }, [opened]);

  if (opened === null) return null;
  return (
    <ActionsPopover
      items={actions(opened.row).map((action) => ({
        ...action,
        onAction: () => {
          chosen.current = action.onAction;
        },
      }))}
      labelledBy={opened.button.getAttribute('aria-labelledby') ?? undefined}
      triggerRef={trigger}
      isOpen
      onClose={() => setOpened(null)}
    />
  );
}
