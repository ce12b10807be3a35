import { useImperativeHandle, useLayoutEffect, useState, type Ref, type RefObject } from 'react';
import { ActionsMenu, type MenuAction } from '../../menu';

/** Opens the table's menu for a row, beside the button that was pressed. */
export interface RowMenuHandle<Row> {
  open: (row: Row, button: HTMLElement) => void;
}

interface RowMenuProps<Row> {
  ref: Ref<RowMenuHandle<Row>>;
  actions: (row: Row) => readonly MenuAction[];
  /** Takes focus if the row is removed while its menu is open. */
  table: RefObject<HTMLElement | null>;
}

/**
 * The one menu of all rows, mounted while it is open. It holds its own state, so that opening it renders
 * neither the table nor a row again.
 */
export function RowMenu<Row>({ ref, actions, table }: RowMenuProps<Row>) {
  const [opened, setOpened] = useState<{ row: Row; button: HTMLElement } | null>(null);

  useImperativeHandle(ref, () => ({ open: (row, button) => setOpened({ row, button }) }));

  // Not set by React, for the reason above: the row gave its button a constant `false`.
  useLayoutEffect(() => {
    opened?.button.setAttribute('aria-expanded', 'true');
    return () => opened?.button.setAttribute('aria-expanded', 'false');
  }, [opened]);

  if (opened === null) return null;
  const close = () => {
    if (!opened.button.isConnected) table.current?.focus();
    setOpened(null);
  };
  return (
    <ActionsMenu
      items={actions(opened.row)}
      labelledBy={opened.button.getAttribute('aria-labelledby') ?? opened.button.id}
      trigger={opened.button}
      start="first"
      onClose={close}
    />
  );
}
