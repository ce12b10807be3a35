import {
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';
import { isPlainClick, useNavigation } from '../../navigation';

/** Marks the one link or button that opens a row. */
export const opensRow = { 'data-opens-row': '' } as const;

/** Marks the button that opens a row's menu. */
export const opensMenu = { 'data-opens-menu': '' } as const;

interface RowDeeds<Row> {
  getRowHref: ((row: Row) => string | undefined) | undefined;
  onRowOpen: ((row: Row) => void) | undefined;
  onRowIntent: ((row: Row) => void) | undefined;
  onMenuOpen: (row: Row, button: HTMLElement) => void;
}

/**
 * Handles the presses in all rows at once: handlers of its own would cost each row more than its cells do.
 */
export function useRowPresses<Row>(
  rows: readonly Row[],
  { getRowHref, onRowOpen, onRowIntent, onMenuOpen }: RowDeeds<Row>,
) {
  const { navigate } = useNavigation();
  const intended = useRef<Row>(undefined);
  const pointedAt = useRef<EventTarget>(undefined);
  const noteIntent = (event: SyntheticEvent<HTMLTableSectionElement>) => {
    const press = pressIn(rows, event);
    if (!press?.find('[data-opens-row]') || press.row === intended.current) return;
    intended.current = press.row;
    onRowIntent?.(press.row);
  };
  return {
    ...(onRowIntent && {
      // Rows that appear under a resting pointer do not count.
      onPointerMove: (event: PointerEvent<HTMLTableSectionElement>) => {
        if (event.target === pointedAt.current) return;
        pointedAt.current = event.target;
        noteIntent(event);
      },
      onPointerDown: noteIntent,
      onFocus: noteIntent,
    }),
    onClick: (event: MouseEvent<HTMLTableSectionElement>) => {
      const press = pressIn(rows, event);
      if (press === null) return;
      const button = press.find('[data-opens-menu]');
      const target = press.find('[data-opens-row]');
      if (button !== null) onMenuOpen(press.row, button);
      else if (target === null) openByRow(event, press.element);
      else if (!(target instanceof HTMLAnchorElement)) onRowOpen?.(press.row);
      else if (navigate !== undefined && staysInApp(event, target)) {
        event.preventDefault();
        const href = getRowHref?.(press.row);
        if (href !== undefined) navigate(href);
      }
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableSectionElement>) => {
      if (!menuOpeningKeys.includes(event.key)) return;
      const press = pressIn(rows, event);
      const button = press?.find('[data-opens-menu]');
      if (!press || !button) return;
      // Enter and Space would also cause a click, and arrows would scroll the page.
      event.preventDefault();
      onMenuOpen(press.row, button);
    },
  };
}

const menuOpeningKeys = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

/**
 * The row that an event comes from, and a search for what was pressed in it. Null for an event from
 * elsewhere: a dialog opened from a cell is a child for React but stands in another part of the page.
 */
function pressIn<Row>(rows: readonly Row[], event: SyntheticEvent<HTMLTableSectionElement>) {
  const { currentTarget: body, target } = event;
  if (!(target instanceof Element)) return null;
  const element = [...body.rows].find((each) => each.contains(target));
  const row = element && rows[element.sectionRowIndex];
  if (element === undefined || row === undefined) return null;
  const find = (selector: string) => {
    const found = target.closest<HTMLElement>(selector);
    // A table inside a cell handles its own rows.
    return found?.closest('tr') === element ? found : null;
  };
  return { row, element, find };
}

const ownTargets = 'a, button, input, select, textarea, label, summary';

/** Follows the row's link when the row is clicked anywhere else, unless text was being selected. */
function openByRow(event: MouseEvent, row: HTMLElement) {
  const isOther = event.target instanceof Element && event.target.closest(ownTargets) === null;
  if (!isOther || !isPlainClick(event)) return;
  if (window.getSelection()?.isCollapsed === false) return;
  row.querySelector<HTMLElement>('[data-opens-row]')?.click();
}

function staysInApp(event: MouseEvent, { origin }: HTMLAnchorElement): boolean {
  return origin === window.location.origin && isPlainClick(event);
}
