import { onTestFinished } from 'vitest';

/** What translators leave alone, what they have wrapped already, and pictures. */
const untouched = 'font, script, style, svg, textarea, [contenteditable="true"], [translate="no"]';

/**
 * Imitates a browser that translates the page until the test is over: each text is put into a `font` within a
 * `font`, now and whenever one is added. React goes on to change or remove the node that stood there before,
 * which is no longer in the page. The words stay as they are, so that a test can look for them.
 */
export function translatePage(): void {
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(untouched) != null) continue;
      // oxlint-disable-next-line typescript/no-deprecated -- the element that browsers put there
      const outer = document.createElement('font');
      const inner = outer.cloneNode();
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate();
  const observer = new MutationObserver(translate);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
}
