import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/** Sets a phone of 320 pixels with text at 200%, until the test is over. */
export async function largeTextOnPhone(): Promise<void> {
  const root = document.documentElement;
  root.style.fontSize = '200%';
  await page.viewport(320, 640);
  onTestFinished(async () => {
    root.style.removeProperty('font-size');
    await page.viewport(1024, 768);
  });
}
