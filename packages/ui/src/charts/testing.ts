import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { recordKeys } from '../testing/recordKeys';

/** Opens the table and returns its rows, head first, as they are read. */
export async function openTable(): Promise<string[][]> {
  await page.getByRole('button', { name: 'Show table' }).click();
  await expect.element(page.getByRole('table')).toBeVisible();
  return [...page.getByRole('table').element().querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
  );
}

/** Moves a pointer to a place across the drawing, 0 to 1. */
export function pointAcross(container: Element, share: number): void {
  const drawing = container.querySelector('[data-picture="drawing"]');
  if (drawing === null) throw new Error('There is no drawing.');
  const { left, width } = drawing.getBoundingClientRect();
  const clientX = left + share * width;
  drawing.dispatchEvent(new PointerEvent('pointermove', { clientX, bubbles: true }));
}

/** Moves through all marks with the arrow key and returns what each is called. */
export async function readMarks(count: number, keys = recordKeys()): Promise<string[]> {
  await keys.press('Tab', 'goes to the drawing, which is one stop');
  const names: string[] = [];
  for (let mark = 0; mark < count; mark += 1) {
    names.push(document.activeElement?.getAttribute('aria-label') ?? '');
    await keys.press('Arrow right', 'goes to the next part and reads its value');
  }
  const name = () => document.activeElement?.getAttribute('aria-label');
  await keys.press('Home', 'goes to the first part and reads its value');
  expect(name()).toBe(names[0]);
  await keys.press('End', 'goes to the last part and reads its value');
  expect(name()).toMatch(/ (\S+) of \1$/);
  await keys.press('Arrow left', 'goes to the part before and reads its value');
  expect(name()).not.toMatch(/ (\S+) of \1$/);
  return names;
}
