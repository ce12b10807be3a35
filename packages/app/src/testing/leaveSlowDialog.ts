import { expect, onTestFinished, vi } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Confirms in a dialog by its button of that name, and closes it once its answer has taken too long. */
export async function leaveSlowDialog(dialog: Locator, name: string): Promise<void> {
  await expect.element(dialog).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const submit = dialog.getByRole('button', { name, exact: true });
  await submit.click();
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  vi.advanceTimersByTime(8000);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

/** A moment for which answers of the test's server wait. */
export function heldBack(): { readonly released: Promise<void>; readonly release: () => void } {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release: () => release() };
}
