import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Two presses so close together that React draws nothing in between. */
export async function pressTwice(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  const element = control.element();
  if (!(element instanceof HTMLElement)) throw new Error('Only what is in the page is pressed.');
  element.click();
  element.click();
}
