import { focusRing } from '../../styles/focusRing.css';
import { useShown } from '../words';
import type { ChartCell, ChartTable } from './chartTable';
import * as css from './ChartFigure.css';

interface DataTableProps extends ChartTable {
  caption: string;
}

/** The data as a table. A long table scrolls within its region, which is therefore a Tab stop. */
export function DataTable({ caption, head, rows }: DataTableProps) {
  const { number } = useShown();
  const shown = (cell: ChartCell) => (typeof cell === 'number' ? number(cell) : cell);
  const [rowHead, ...columns] = head;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div role="region" aria-label={caption} tabIndex={0} className={`${css.scroller} ${focusRing}`}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.rowHead}>
              {rowHead}
            </th>
            {columns.map((words) => (
              <th key={words} scope="col" className={css.columnHead}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            // Rows never move, and two may have one name.
            <tr key={index}>
              <th scope="row" className={css.rowName}>
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={columns[column]} className={css.cell}>
                  {shown(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
