import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the wanted control has focus, as a person without a mouse does, and expects a ring. */
async function tabTo(page: Page, wanted: Locator, most = 80): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(wanted, `reached by Tab within ${most} presses`).toBeFocused();
  await expectRing(page);
}

/** Expects a focus ring around the focused control, or around the box that is drawn for it. */
async function expectRing(page: Page): Promise<void> {
  const widest = () =>
    page.evaluate(() => {
      const control = document.activeElement;
      const around = control?.closest('label') ?? control?.parentElement;
      const drawn = [control, around, ...(around?.querySelectorAll('*') ?? [])];
      const widths = drawn.map((element) => {
        if (!element) return 0;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      });
      return Math.max(...widths);
    });
  await expect.poll(widest, 'focus is seen').toBeGreaterThanOrEqual(2);
}

/** Moves to a control and presses it with a key: Enter for links and buttons, Space for boxes. */
export async function pressOn(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** Moves to a field and replaces what it holds; an empty text clears it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  if (text === '') await page.keyboard.press('Delete');
  else await page.keyboard.type(text);
}

/** Moves along tabs with the arrow keys to the named one, and waits until its view is chosen. */
export async function openTab(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, page.getByRole('tab', { selected: true }));
  const tab = page.getByRole('tab', { name });
  // Focus moves at once, but the tab is selected only when the address changes. So press until it has
  // focus: to press until it is selected would go past it.
  const most = await page.getByRole('tab').count();
  for (let presses = 0; presses < most; presses += 1) {
    if (await tab.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(tab).toBeFocused();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}
