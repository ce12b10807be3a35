import { memo, useId, type MouseEvent } from 'react';
import { isPlainClick } from '../../navigation';
import { rowHeaderOf } from './rowHeaderOf';
import { RowMenuButton } from './RowMenuButton';
import { RowTarget, rowTargetIn } from './RowTarget';
import type { TableColumn } from './types';
import * as css from './Table.css';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  href: string | undefined;
  onOpen: ((row: Row) => void) | undefined;
  /** Undefined for a table without row actions. */
  menu: RowMenuPart<Row> | undefined;
  /** Whether this row has actions. */
  hasActions: boolean;
}

/** What all rows need for their menu buttons. The same object while the words are. */
interface RowMenuPart<Row> {
  /** Stands before the cell where the table is stacked. */
  columnLabel: string;
  buttonLabel: string;
  onOpen: (row: Row, button: HTMLElement) => void;
}

function PlainRow<Row>({ row, columns, href, onOpen, menu, hasActions }: TableRowProps<Row>) {
  const rowId = useId();
  const rowHeaderId = `${rowId}-name`;
  const rowHeader = rowHeaderOf(columns);
  const opens = href !== undefined || onOpen !== undefined;
  return (
    // The link in the row header is the way for keyboard and screen reader; the row only enlarges it.
    <tr
      role="row"
      className={opens ? css.openingRow : css.row}
      onClick={opens ? openByRow : undefined}
    >
      {columns.map(({ id, label, align = 'start', cell }) =>
        id === rowHeader ? (
          <th
            key={id}
            id={rowHeaderId}
            role="rowheader"
            scope="row"
            className={`${css.rowHeader} ${css.align[align]}`}
          >
            <RowTarget href={href} onOpen={onOpen && (() => onOpen(row))}>
              {cell(row)}
            </RowTarget>
          </th>
        ) : (
          // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- a plain cell, whatever the rule takes it for
          <td key={id} role="cell" className={`${css.cell} ${css.align[align]}`} data-label={label}>
            <div className={css.value}>{cell(row)}</div>
          </td>
        ),
      )}
      {menu !== undefined && (
        // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- as above
        <td role="cell" className={`${css.cell} ${css.align.end}`} data-label={menu.columnLabel}>
          {hasActions && (
            <RowMenuButton
              id={`${rowId}-menu`}
              label={menu.buttonLabel}
              rowHeaderId={rowHeaderId}
              onPress={(button) => menu.onOpen(row, button)}
            />
          )}
        </td>
      )}
    </tr>
  );
}

// `memo` forgets that the component is generic.
export const TableRow = memo(PlainRow) as typeof PlainRow;

const ownTargets = 'a, button, input, select, textarea, label, summary';

/** Follows the row's link from wherever else the row was clicked, unless text was being selected. */
function openByRow(event: MouseEvent<HTMLTableRowElement>) {
  const { currentTarget: row, target } = event;
  // A dialog opened from a cell is a child for React but stands elsewhere in the page.
  if (!(target instanceof Element) || !row.contains(target)) return;
  if (!isPlainClick(event) || target.closest(ownTargets) !== null) return;
  if (window.getSelection()?.isCollapsed === false) return;
  rowTargetIn(row)?.click();
}
