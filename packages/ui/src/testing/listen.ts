import { onTestFinished } from 'vitest';

const regions = '[aria-live], [role="status"], [role="alert"], [role="log"]';

/**
 * Records from now on what live regions say, in order: "polite: Saved". A region that is added together with
 * its text counts only if it is an alert.
 */
export function listen(): readonly string[] {
  const heard: string[] = [];
  const note = (region: Element | null | undefined, text: string) => {
    if (!region || text === '') return;
    const isAssertive = region.matches('[aria-live="assertive"], [role="alert"]');
    heard.push(`${isAssertive ? 'assertive' : 'polite'}: ${text}`);
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      const at = target instanceof Element ? target : target.parentElement;
      const region = at?.closest(regions);
      if (type === 'characterData') note(region, wordsOf(target));
      for (const node of addedNodes) {
        note(region ?? alertIn(node), wordsOf(node));
      }
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return heard;
}

function alertIn(node: Node): Element | null {
  return node instanceof Element && node.matches('[role="alert"]') ? node : null;
}

/**
 * The text of a node, or of the element that names it: React Aria also announces by an image labelled by an
 * element.
 */
function wordsOf(node: Node): string {
  const id = node instanceof Element ? node.getAttribute('aria-labelledby') : null;
  const named = id === null ? node : document.getElementById(id);
  return named?.textContent?.trim() ?? '';
}
