import { memo, useId, type ReactNode } from 'react';
import { useNavigation } from '../../navigation';
import { focusRing } from '../../styles/focusRing.css';
import { breakable } from './breakable';
import { ownDirection } from '../../props/ownDirection';
import type { TableColumn } from './types';
import { opensMenu, opensRow } from './useRowPresses';
import * as controls from './rowControls.css';
import * as css from './Table.css';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  /** The id of the column that names the row. */
  rowHeader: string | undefined;
  href: string | undefined;
  /** Whether the row opens without an address. */
  isOpening: boolean;
  /** Undefined for a table without row actions. */
  menu: RowMenuWords | undefined;
  /** Whether this row has actions. */
  hasActions: boolean;
}

/** The texts of a row's menu. It stays the same object while the texts stay the same. */
export interface RowMenuWords {
  /** Shown before the cell where the table is stacked. */
  columnLabel: string;
  buttonLabel: string;
}

const rowLinkLooks = `${controls.rowLink} ${focusRing}`;
const rowButtonLooks = `${controls.rowButton} ${focusRing}`;
const rowMenuLooks = `${controls.rowMenuButton} ${css.menuInStack} ${focusRing}`;
const looks = (part: string, align: 'start' | 'end', isOneLine: boolean) =>
  `${part} ${css.align[align]}${isOneLine ? ` ${css.oneLine}` : ''}`;
const cellLooks = (align: 'start' | 'end', isOneLine: boolean, isActions: boolean) =>
  looks(isActions ? css.actionsCell : css.cell, align, isOneLine);
const rowHeaderLooks = (align: 'start' | 'end', isOneLine: boolean) =>
  looks(css.rowHeader, align, isOneLine);
const menuCellLooks = `${looks(css.cell, 'end', false)} ${css.offPaper}`;
const noMenuCellLooks = `${css.cellWithoutActions} ${css.offPaper}`;

/**
 * One row. A table may have thousands, so each is plain HTML: no handler, no React Aria, no element for
 * layout only. `useRowPresses` handles the presses.
 */
function PlainRow<Row>({
  row,
  columns,
  rowHeader,
  href,
  isOpening,
  menu,
  hasActions,
}: TableRowProps<Row>) {
  const rowId = useId();
  const rowHeaderId = `${rowId}-name`;
  const menuId = `${rowId}-menu`;
  const named = (name: ReactNode) => {
    if (href !== undefined) return <RowLink href={href} name={name} />;
    if (!isOpening) return <bdi>{breakable(name)}</bdi>;
    return (
      <button {...opensRow} type="button" dir="auto" className={rowButtonLooks}>
        {breakable(name)}
      </button>
    );
  };
  return (
    <tr role="row" className={href !== undefined || isOpening ? css.openingRow : css.row}>
      {columns.map(({ id, label, align = 'start', isOneLine = false, isActions = false, cell }) =>
        id === rowHeader ? (
          <th
            key={id}
            id={rowHeaderId}
            role="rowheader"
            scope="row"
            className={rowHeaderLooks(align, isOneLine)}
          >
            {named(cell(row))}
          </th>
        ) : (
          <td
            key={id}
            role="cell"
            className={cellLooks(align, isOneLine, isActions)}
            data-label={isActions ? undefined : label}
          >
            {inOnePart(cell(row))}
          </td>
        ),
      )}
      {menu !== undefined && !hasActions && <td role="cell" className={noMenuCellLooks} />}
      {menu !== undefined && hasActions && (
        <td role="cell" className={menuCellLooks} data-label={menu.columnLabel}>
          <button
            {...opensMenu}
            id={menuId}
            type="button"
            aria-haspopup="menu"
            aria-expanded={false}
            aria-label={menu.buttonLabel}
            aria-labelledby={`${menuId} ${rowHeaderId}`}
            className={rowMenuLooks}
          />
        </td>
      )}
    </tr>
  );
}

// `memo` loses the component's type parameter.
export const TableRow = memo(PlainRow) as typeof PlainRow;

/** A component of its own, since the router's `useHref` may be a hook and not every row has an address. */
function RowLink({ href, name }: { href: string; name: ReactNode }) {
  const { useHref } = useNavigation();
  return (
    <a {...opensRow} href={useHref(href)} dir={ownDirection(name)} className={rowLinkLooks}>
      {breakable(name)}
    </a>
  );
}

/** Stacked, a cell is a grid, so its content has to be one item; words are one by themselves. */
function inOnePart(content: ReactNode): ReactNode {
  const words = breakable(content);
  if (typeof content === 'string' && ownDirection(content) !== undefined)
    return <bdi className={css.value}>{words}</bdi>;
  const isText = typeof words === 'string' || typeof words === 'number';
  return isText ? words : <div className={css.value}>{words}</div>;
}
