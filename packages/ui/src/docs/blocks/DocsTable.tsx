import type { ReactNode } from 'react';
import * as css from './blocks.css';

interface DocsTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly { name: ReactNode; cells: readonly ReactNode[] }[];
  /** Makes the columns as wide as those of the page's other tables, whatever they hold. */
  isEven?: boolean;
  /** The headings of the columns with numbers to compare. */
  numbers?: readonly string[];
}

/**
 * A table on a documentation page. On a phone, each row of more than two columns is a block, with every value
 * under its column's name. If the table is still too wide, it scrolls by itself.
 */
export function DocsTable({ caption, head, rows, isEven = false, numbers = [] }: DocsTableProps) {
  const isStacking = head.length > 2;
  const looks = (part: string, column: number) =>
    numbers.includes(head[column] ?? '') ? `${part} ${css.endCell}` : part;
  return (
    // Focusable, so that it can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1 for what scrolls
    <div className={`sb-unstyled ${css.scroller}`} role="region" aria-label={caption} tabIndex={0}>
      <table className={isEven ? css.evenTable : css.table} data-stacking={isStacking || undefined}>
        <thead>
          <tr>
            {head.map((word, column) => (
              <th key={word} scope="col" className={looks(css.headCell, column)}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }, row) => (
            <tr key={row}>
              <th scope="row" className={css.nameCell}>
                {name}
              </th>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  className={looks(css.cell, column + 1)}
                  data-column={head[column + 1]}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
