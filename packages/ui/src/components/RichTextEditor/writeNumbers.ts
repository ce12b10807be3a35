import { blockOf } from './blockOf';

/**
 * Rich text does not store where a list starts. A list that continues another one, or starts elsewhere,
 * becomes paragraphs with their numbers, so that "as in step 2" stays true.
 */
export function writeNumbers(fragment: DocumentFragment) {
  for (const list of fragment.querySelectorAll('ol')) {
    let next = list.start;
    const items = [...list.querySelectorAll<HTMLLIElement>(':scope > li')].map((item) => {
      const number = item.value || next;
      next = number + 1;
      return { item, number };
    });
    if (items.every(({ number }, index) => number === index + 1)) continue;
    for (const { item, number } of items) {
      const first = item.firstElementChild;
      (first?.localName === 'p' ? first : item).prepend(`${number}. `);
      item.replaceWith(blockOf(item));
    }
    list.replaceWith(...list.childNodes);
  }
}
