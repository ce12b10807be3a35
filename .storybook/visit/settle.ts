import type { Page } from 'playwright';

/**
 * Until a few tasks, a frame and one more task went by in which the document did not change. A story counts
 * as rendered when React has written it; what measures itself (a dialog's text that scrolls) or is made
 * after the first paint comes right after, on a busy machine well after. A story that never rests is looked
 * at after two seconds.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const task = () => new Promise((done) => setTimeout(done));
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // A frame is worth many tasks in a browser that draws by its processor: one is enough.
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
