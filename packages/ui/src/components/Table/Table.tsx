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

/** From this many columns on, the rows stack sooner. */
const manyColumns = 6;

export interface TableProps<Row> {
  /** Names the table. It is read out, and shown only with `isCaptionVisible`. */
  caption: string;
  /** Shows the caption, for a table without a heading that says the same. Default: false. */
  isCaptionVisible?: boolean | undefined;
  /** The columns. Pass the same array between renders where you can: a new one renders all rows again. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in the order to show. */
  rows: readonly Row[];
  /** Returns an id, which must be different for each row. */
  getRowId: (row: Row) => string;
  /** Returns where a row leads; undefined for a row that leads nowhere or opens by `onRowOpen`. */
  getRowHref?: ((row: Row) => string | undefined) | undefined;
  /** Called to open a row that has no address, for example because it must be fetched first. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /**
   * Called when somebody points at what opens a row, or reaches it by keyboard, so that its page can be
   * fetched ahead. It is not called for the same row again until another row was reached.
   */
  onRowIntent?: ((row: Row) => void) | undefined;
  /** Returns what can be done with a row, for a menu at its end. A row without actions has no menu. */
  rowActions?: ((row: Row) => readonly MenuAction[]) | undefined;
  /** How the rows are sorted; without it, no column is marked as sorted. */
  sort?: TableSort | undefined;
  /** Called when a sortable header is pressed: sort the rows, or fetch them sorted. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Whether the rows are ready, loading or could not be fetched. Default: `ready`. */
  status?: TableStatus | undefined;
  /**
   * How many placeholder rows to show while loading, such as those of the page before; at most 100. Default:
   * 5.
   */
  loadingRowCount?: number | undefined;
  /**
   * Called when the person asks for the rows again after a failure. Without it, there is no button for that.
   */
  onRetry?: (() => void) | undefined;
  /** Shown in place of the table if there are no rows; usually `EmptyState`. */
  empty: ReactNode;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<TableMessages> | undefined;
}

/** A table of rows to compare by columns. Each row may lead to one page of its own. */
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
  // Columns of one line and buttons cannot be narrowed: each one after the first counts as two columns.
  const giveNoRoom = columns.filter(
    ({ isOneLine, isActions }) => isOneLine === true || isActions === true,
  ).length;
  const weight = columns.length + (hasMenu ? 1 : 0) + Math.max(0, giveNoRoom - 1);
  // A person who does not know of a button outside the view would never find it.
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
      // The button disappears with the error; focus waits where the rows will appear.
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
          {/* The roles are those of a table: Safari drops them from parts with another layout. */}
          <table
            ref={followStack}
            role="table"
            // Can take focus when a person goes to another page of the table: then the table is read out, and
            // not its frame.
            tabIndex={-1}
            // An inset ring, since the paper around the table scrolls and would cut off an outer one.
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
