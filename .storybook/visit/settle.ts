import type { Page } from 'playwright';

/**
 * Until three frames went by in which the document did not change. A story counts as rendered when React
 * has written it; what measures itself (a dialog's text that scrolls) or is made after the first paint
 * comes a frame or two later, on a busy machine well after. A story that never rests is looked at after
 * two seconds.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let quietFrames = 0;
    const changes = new MutationObserver(() => {
      quietFrames = 0;
    });
    changes.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const latest = performance.now() + 2000;
    while (quietFrames < 3 && performance.now() < latest) {
      quietFrames++;
      await new Promise(requestAnimationFrame);
    }
    changes.disconnect();
  });
}
