import type { ReactNode } from 'react';
import * as css from './blocks.css';

interface DocsTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly { name: ReactNode; cells: readonly ReactNode[] }[];
  /** Columns as wide as those of the other tables on the page, whatever they hold. */
  isEven?: boolean;
}

/** A table on a page of this documentation. It scrolls by itself where the page is narrow. */
export function DocsTable({ caption, head, rows, isEven = false }: DocsTableProps) {
  return (
    // Focusable, so that it can be scrolled by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1 for what scrolls
    <div className={`sb-unstyled ${css.scroller}`} role="region" aria-label={caption} tabIndex={0}>
      <table className={isEven ? css.evenTable : css.table}>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col" className={css.headCell}>
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
                <td key={column} className={css.cell}>
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
