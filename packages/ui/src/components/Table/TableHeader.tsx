import { focusRingInset } from '../../styles/focusRing.css';
import { SortIcon } from './SortIcon';
import type { TableColumn, TableSort } from './types';
import * as css from './Table.css';

interface TableHeaderProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  sortByLabel: string;
  /** The header of the column of row menus, if there is one. */
  actionsLabel: string | undefined;
}

/** The headers of the columns. Stacked, the sort buttons stay and the rest is only read out. */
export function TableHeader<Row>({
  columns,
  sort,
  onSortChange,
  sortByLabel,
  actionsLabel,
}: TableHeaderProps<Row>) {
  const isAnySortable = onSortChange !== undefined && columns.some(({ isSortable }) => isSortable);
  return (
    <thead role="rowgroup" className={isAnySortable ? css.sortingHead : css.head}>
      <tr role="row" className={css.headRow} data-label={sortByLabel}>
        {columns.map((column) => (
          <HeaderCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
        ))}
        {actionsLabel !== undefined && (
          <th
            role="columnheader"
            scope="col"
            className={`${css.plainHeader} ${css.align.end} ${css.offPaper}`}
          >
            {actionsLabel}
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeaderCellProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

function HeaderCell<Row>({
  column: { id, label, align = 'start', isSortable = false, isActions = false },
  sort,
  onSortChange,
}: HeaderCellProps<Row>) {
  if (!isSortable || onSortChange === undefined) {
    return (
      <th
        role="columnheader"
        scope="col"
        className={`${css.plainHeader} ${css.align[align]}${isActions ? ` ${css.offPaper}` : ''}`}
      >
        {label}
      </th>
    );
  }
  const direction = sort?.columnId === id ? sort.direction : undefined;
  return (
    <th role="columnheader" scope="col" className={css.sortHeader} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className={`${css.sortButton} ${css.align[align]} ${focusRingInset}`}
        onClick={() =>
          onSortChange({
            columnId: id,
            direction: direction === 'ascending' ? 'descending' : 'ascending',
          })
        }
      >
        {label}
        <SortIcon direction={direction} />
      </button>
    </th>
  );
}
