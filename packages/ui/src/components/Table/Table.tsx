import { useMemo, useRef, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { LiveText, usePausedAnnouncement } from '../../announce';
import type { MenuAction } from '../../menu';
import { focusRing, focusRingInset } from '../../styles/focusRing.css';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { wordsOf } from '../../props/wordsOf';
import { followStack } from './followStack';
import { rowHeaderOf } from './rowHeaderOf';
import { RowMenu, type RowMenuHandle } from './RowMenu';
import { SkeletonRows } from './SkeletonRows';
import { tableMessages, type TableMessages } from './Table.messages';
import { TableFailure } from './TableFailure';
import { TableHeader } from './TableHeader';
import { TableRow } from './TableRow';
import type { TableColumn, TableSort, TableStatus } from './types';
import { useFocusLeft } from '../../focus/useFocusLeft';
import { useRowPresses } from './useRowPresses';
import * as css from './Table.css';

/** From this many on, the rows stack into blocks sooner. */
const manyColumns = 6;

export interface TableProps<Row> {
  /** Names the table. Read out, and shown only with `isCaptionVisible`. */
  caption: string;
  /** For a table under no heading that says the same. */
  isCaptionVisible?: boolean | undefined;
  /** Keep them the same between renders where you can: rows are drawn again when they change. */
  columns: readonly TableColumn<Row>[];
  /** In the order to show. */
  rows: readonly Row[];
  /** Tells one row from another. */
  getRowId: (row: Row) => string;
  /** Where a row leads; undefined for a row that leads nowhere or opens by `onRowOpen`. */
  getRowHref?: ((row: Row) => string | undefined) | undefined;
  /** Opens a row that has no address, for one because it must be fetched first. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /**
   * Somebody points at what opens a row, or reaches it by keyboard: what stands behind it can be fetched
   * ahead. Told once until it is another row's turn.
   */
  onRowIntent?: ((row: Row) => void) | undefined;
  /** What can be done with a row, in a menu at its end. A row with no actions has no menu. */
  rowActions?: ((row: Row) => readonly MenuAction[]) | undefined;
  /** How the rows are sorted; without it no column is marked. */
  sort?: TableSort | undefined;
  /** A sortable header was pressed: sort the rows, or fetch them sorted. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** `ready` unless said. */
  status?: TableStatus | undefined;
  /** Rows to hold the place of while loading, such as those of the page before, at most 100; 5 unless said. */
  loadingRowCount?: number | undefined;
  /** The person asks for the rows again after a failure. */
  onRetry?: (() => void) | undefined;
  /** Stands in the table's place when there are no rows; usually `EmptyState`. */
  empty: ReactNode;
  /** Words to say in place of its own. */
  messages?: Partial<TableMessages> | undefined;
}

/** Rows to compare by columns, each leading to one page of its own. */
export function Table<Row>({
  caption,
  isCaptionVisible = false,
  columns,
  rows,
  getRowId,
  getRowHref,
  onRowOpen,
  onRowIntent,
  rowActions,
  sort,
  onSortChange,
  status = 'ready',
  loadingRowCount = 5,
  onRetry,
  empty,
  messages,
}: TableProps<Row>) {
  const { locale } = useLocale();
  const words = wordsOf(tableMessages(locale), messages);
  const frame = useRef<HTMLDivElement>(null);
  const menu = useRef<RowMenuHandle<Row>>(null);
  const focusHandlers = useFocusLeft(frame);
  const hasMenu = rowActions !== undefined;
  const menuWords = useMemo(
    () => (hasMenu ? { columnLabel: words.actions, buttonLabel: words.actionsFor } : undefined),
    [hasMenu, words.actions, words.actionsFor],
  );
  const rowPresses = useRowPresses(rows, {
    getRowHref,
    onRowOpen,
    onRowIntent,
    onMenuOpen: (row, button) => menu.current?.open(row, button),
  });
  const rowHeader = rowHeaderOf(columns);
  // Columns that keep to one line give up no room, nor do buttons: beside another such, each counts as two.
  const giveNoRoom = columns.filter(
    ({ isOneLine, isActions }) => isOneLine === true || isActions === true,
  ).length;
  const weight = columns.length + (hasMenu ? 1 : 0) + Math.max(0, giveNoRoom - 1);
  // Buttons out of sight are lost to whoever does not know of them.
  const hasButtons = columns.some(({ isActions }) => isActions);
  const narrowFrame = hasButtons ? css.frameOfButtons : css.frame;
  const frameLooks = weight >= manyColumns ? css.frameOfManyColumns : narrowFrame;
  const sortedColumn = columns.find(({ id }) => id === sort?.columnId);

  const state = {
    loading: () => words.loading(caption),
    error: () => words.failed,
    ready: () =>
      sort !== undefined && sortedColumn !== undefined
        ? words.sorted(words.loaded(rows.length), sortedColumn.label, sort.direction)
        : words.loaded(rows.length),
  }[status]();
  const announcement = usePausedAnnouncement(state);

  const retry = onRetry && {
    label: words.retry,
    onPress: () => {
      // The button goes away with the error; focus waits where the rows will come.
      frame.current?.focus();
      onRetry();
    },
  };

  return (
    <div {...focusHandlers} ref={frame} tabIndex={-1} className={`${frameLooks} ${focusRing}`}>
      {status === 'error' ? (
        <TableFailure message={words.failed} retry={retry} messages={messages} />
      ) : status === 'ready' && rows.length === 0 ? (
        empty
      ) : (
        <div className={css.paper}>
          {/* The roles are a table's own: Safari drops them from parts that are laid out otherwise. */}
          <table
            ref={followStack}
            role="table"
            // For whoever comes to another page of it: what is read then is the table and not its frame.
            tabIndex={-1}
            // Its paper scrolls, and would cut off what is around it.
            className={`${css.table} ${focusRingInset}`}
            aria-busy={status === 'loading'}
          >
            <caption className={isCaptionVisible ? css.caption : visuallyHidden}>{caption}</caption>
            {columns.some(({ share }) => share !== undefined) && (
              <colgroup>
                {columns.map(({ id, share }) => (
                  <col
                    key={id}
                    style={{ inlineSize: share === undefined ? 'auto' : `${share}%` }}
                  />
                ))}
              </colgroup>
            )}
            <TableHeader
              columns={columns}
              sort={sort}
              onSortChange={onSortChange}
              sortByLabel={words.sortBy}
              actionsLabel={hasMenu ? words.actions : undefined}
            />
            {status === 'loading' ? (
              <SkeletonRows columns={columns} count={loadingRowCount} hasActions={hasMenu} />
            ) : (
              // The link in the row header is the way for keyboard and screen reader; the row only enlarges it.
              // eslint-disable-next-line jsx-a11y/no-redundant-roles -- see above
              <tbody role="rowgroup" className={css.body} {...rowPresses}>
                {rows.map((row) => (
                  <TableRow
                    key={getRowId(row)}
                    row={row}
                    columns={columns}
                    rowHeader={rowHeader}
                    href={getRowHref?.(row)}
                    isOpening={onRowOpen !== undefined}
                    menu={menuWords}
                    hasActions={rowActions !== undefined && rowActions(row).length > 0}
                  />
                ))}
              </tbody>
            )}
          </table>
        </div>
      )}
      {rowActions !== undefined && <RowMenu ref={menu} actions={rowActions} table={frame} />}
      <LiveText>{announcement}</LiveText>
    </div>
  );
}
