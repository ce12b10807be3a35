import type { Page } from '@playwright/test';

/** Crashes the tab's process, without any event for the page. */
export async function crash(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The crashed process cannot answer any more.
  void devTools.send('Page.crash').catch(() => undefined);
  await crashed;
}
