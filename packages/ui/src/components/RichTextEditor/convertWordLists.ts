/** Word writes a list as paragraphs whose style names the list and the level. */
const listStyle = /mso-list:\s*(l\d+)\s+level(\d+)/i;
const markerStyle = /mso-list:\s*ignore/i;

/** "1.", "a)" or "iv." count; a dot, a dash or a letter of a symbol font does not. */
const countingMarker = /^\(?[\da-z]{1,4}[.)]/i;

/** What a list that counts begins with: "1.", "a)", "i." or "2.1". */
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
  /** Word's own name of it: two lists can follow each other directly. */
  name: string;
  list: HTMLElement;
}

/**
 * Turns Word's list paragraphs into lists, one inside the other as their levels say. Where a list goes on
 * after a paragraph they stay paragraphs, with their numbers: rich text would count from 1 again.
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
