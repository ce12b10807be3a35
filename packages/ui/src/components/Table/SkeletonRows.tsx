import { Skeleton } from '../Skeleton';
import { rowHeaderOf } from './rowHeaderOf';
import type { TableColumn } from './types';
import * as css from './Table.css';

interface SkeletonRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  count: number;
  /** Whether a column of row menus follows. */
  hasActions: boolean;
}

/** More than any screen shows. */
const mostRows = 100;

/** Placeholder rows, as high as rows of one line. They are silent: the table says that it is busy. */
export function SkeletonRows<Row>({ columns, count, hasActions }: SkeletonRowsProps<Row>) {
  const rowHeader = rowHeaderOf(columns);
  return (
    <tbody className={css.body} aria-hidden="true">
      {Array.from({ length: Math.min(count, mostRows) }, (_, index) => (
        <tr key={index} className={css.row}>
          {columns.map(({ id, label, isActions = false }) =>
            id === rowHeader ? (
              <th key={id} scope="row" className={css.rowHeader}>
                <div className={css.nameOnItsWay}>
                  <Skeleton />
                </div>
              </th>
            ) : (
              <td
                key={id}
                className={isActions ? css.actionsCell : css.cell}
                data-label={isActions ? undefined : label}
              >
                <div className={css.value}>
                  <Skeleton />
                </div>
              </td>
            ),
          )}
          {hasActions && <td className={css.cell} />}
        </tr>
      ))}
    </tbody>
  );
}
