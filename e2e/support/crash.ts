import type { Page } from '@playwright/test';

/** The tab's process dies, with no word to the page. */
export async function crash(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // It cannot answer any more.
  void devTools.send('Page.crash').catch(() => undefined);
  await crashed;
}
