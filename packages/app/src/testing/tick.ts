import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';

/** Ticks or unticks a box with the keyboard, because another element covers its input. */
export async function tick(box: Locator): Promise<void> {
  await expect.element(box).toBeInTheDocument();
  const input = box.element();
  if (input instanceof HTMLElement) input.focus();
  await userEvent.keyboard(' ');
}
