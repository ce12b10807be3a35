/** A row that follows the pointer among its neighbours, which make room for it. */
export interface RowDrag {
  /** Moves the row to the pointer; call it also after the page has scrolled under the pointer. */
  follow: (clientY: number) => void;
  /** Puts all rows back and returns the place that the row was moved to. */
  end: () => number;
}

/**
 * Picks up one row of a list whose children are all rows. Until `end`, only styles change, and React does not
 * render.
 */
export function dragRow(list: Element, from: number, startY: number): RowDrag | null {
  const rows = [...list.children].filter((child) => child instanceof HTMLElement);
  const boxes = rows.map((row) => ({
    top: row.offsetTop,
    middle: row.offsetTop + row.offsetHeight / 2,
    bottom: row.offsetTop + row.offsetHeight,
  }));
  const [row, box, first, last] = [rows[from], boxes[from], boxes[0], boxes.at(-1)];
  if (!row || !box || !first || !last) return null;

  const gap = (boxes[1]?.top ?? first.bottom) - first.bottom;
  const room = box.bottom - box.top + gap;
  const within = (clientY: number) => clientY - list.getBoundingClientRect().top;
  const grip = within(startY);
  let to = from;
  list.setAttribute('data-dragging', '');
  row.setAttribute('data-dragged', '');

  return {
    follow(clientY) {
      const wanted = within(clientY) - grip;
      const offset = Math.min(Math.max(wanted, first.top - box.top), last.bottom - box.bottom);
      const isPassed = (middle: number, index: number) =>
        index < from ? middle > box.top + offset : middle < box.bottom + offset;
      const passed = boxes.map(({ middle }, index) => index !== from && isPassed(middle, index));
      const count = (some: boolean[]) => some.filter(Boolean).length;
      to = from - count(passed.slice(0, from)) + count(passed.slice(from));
      rows.forEach((other, index) => {
        const aside = index < from ? room : -room;
        other.style.translate = passed[index] === true ? `0 ${aside}px` : '';
      });
      row.style.translate = `0 ${offset}px`;
    },
    end() {
      list.removeAttribute('data-dragging');
      row.removeAttribute('data-dragged');
      for (const one of rows) one.style.translate = '';
      return to;
    },
  };
}
