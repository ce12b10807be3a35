/** Word writes a list item as a paragraph whose style names the list and the level. */
const listStyle = /mso-list:\s*(l\d+)\s+level(\d+)/i;
const markerStyle = /mso-list:\s*ignore/i;

/** The marker of a numbered item: "1.", "a)" or "iv."; not a dot, a dash or a letter of a symbol font. */
const countingMarker = /^\(?[\da-z]{1,4}[.)]/i;

/** The first marker of a numbered list: "1.", "a)", "i." or "2.1". */
const firstMarker = /(?:^|[^\da-z])0*[1ai]\W*$/i;

const styleOf = (element: Element) => element.getAttribute('data-style') ?? '';

function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    markerStyle.test(styleOf(span)),
  );
  const text = marker?.textContent.trim() ?? '';
  marker?.remove();
  return text;
}

interface OpenList {
  level: number;
  /** Word's own name of the list, because two lists can follow each other directly. */
  name: string;
  list: HTMLElement;
}

/**
 * Turns Word's list paragraphs into lists, nested by their levels. If a list continues after a paragraph, its
 * items stay paragraphs with their numbers: rich text would count from 1 again.
 */
export function convertWordLists(fragment: DocumentFragment) {
  let open: OpenList[] = [];

  for (const paragraph of fragment.querySelectorAll('p')) {
    const [, name = '', writtenLevel = 0] = listStyle.exec(styleOf(paragraph)) ?? [];
    const level = Number(writtenLevel);
    if (level === 0) {
      open = [];
      continue;
    }

    const marker = takeMarker(paragraph);
    const tag = countingMarker.test(marker) ? 'ol' : 'ul';
    open = open.filter(
      (outer) => outer.level < level || (outer.level === level && outer.name === name),
    );
    let current = open.at(-1);
    if (current?.level !== level) {
      if (tag === 'ol' && !firstMarker.test(marker)) {
        paragraph.prepend(`${marker} `);
        continue;
      }
      const list = document.createElement(tag);
      const parentItem = current?.list.lastElementChild;
      if (parentItem) parentItem.append(list);
      else paragraph.before(list);
      current = { level, name, list };
      open.push(current);
    }

    const item = document.createElement('li');
    current.list.append(item);
    item.append(paragraph);
    paragraph.removeAttribute('data-style');
  }
}
