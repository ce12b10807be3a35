/**
 * Imitates a browser that translates the page: each text is put into a `font` within a `font`, now and whenever
 * one is added. React goes on to change or remove the node that stood there before, which is no longer in the
 * page. The words stay as they are, so that a test can look for them. Refers to nothing outside itself, so that
 * it can be sent into a page.
 */
export function keepTranslated(): MutationObserver {
  /** What translators leave alone, what they have wrapped already, and pictures. */
  const untouched =
    'head, font, script, style, svg, textarea, [contenteditable="true"], [translate="no"]';
  const translate = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
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
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  return observer;
}
