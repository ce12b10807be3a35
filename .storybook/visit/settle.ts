import type { Page } from 'playwright';

/**
 * Waits until the document has not changed for a few tasks, a frame and one more task. A story counts as
 * rendered when React has written it. What measures itself (a dialog's text that scrolls) or is made after
 * the first paint comes later, on a busy machine much later. A story that never rests is checked after two
 * seconds.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const task = () => new Promise((done) => setTimeout(done));
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // In a browser that draws without a graphics processor, a frame is as long as many tasks: one is enough.
    const quiet = [task, task, task, frame, task];
    let waited = 0;
    const changes = new MutationObserver(() => {
      waited = 0;
    });
    changes.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const latest = performance.now() + 2000;
    for (let next = quiet[0]; next && performance.now() < latest; next = quiet[waited]) {
      waited += 1;
      await next();
    }
    changes.disconnect();
  });
}
