/**
 * Whether the last character of an element's text, such as a question mark, is to the left of its first
 * letter.
 */
export function readsFromTheRight(element: Element): boolean {
  const [words] = element.childNodes;
  if (!(words instanceof Text)) throw new Error(`${element.tagName} does not begin with words`);
  const leftOf = (sign: number) => {
    const range = document.createRange();
    range.setStart(words, sign);
    range.setEnd(words, sign + 1);
    return range.getBoundingClientRect().left;
  };
  return leftOf(words.length - 1) < leftOf(0);
}
