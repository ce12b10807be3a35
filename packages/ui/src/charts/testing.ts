import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** The open table's rows, head first, as they are read. */
export async function openTable(): Promise<string[][]> {
  await page.getByRole('button', { name: 'Show table' }).click();
  await expect.element(page.getByRole('table')).toBeVisible();
  return [...page.getByRole('table').element().querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
  );
}

/** Moves through all marks with the arrow key and returns what each is called. */
export async function readMarks(count: number): Promise<string[]> {
  await userEvent.tab();
  const names: string[] = [];
  for (let mark = 0; mark < count; mark += 1) {
    names.push(document.activeElement?.getAttribute('aria-label') ?? '');
    await userEvent.keyboard('{ArrowRight}');
  }
  return names;
}
