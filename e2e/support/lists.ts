import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

/** Opens a select by its label and takes one of its options. */
export async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Opens the menu of a row and takes one of its actions. */
export async function act(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${row}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

interface SavedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Presses a button and returns the file that the browser saves. */
export async function saveBy(page: Page, button: Locator): Promise<SavedFile> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The rows of a table without its header row. */
export function bodyRows(page: Page, caption: string): Locator {
  return page.getByRole('table', { name: caption }).locator('tbody').getByRole('row');
}
