import { expect } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { loadRegion, toastDemand } from '../features/toasts/toast';

/** Removes all toasts, which outlive their page, so that the next test does not see them. */
export async function takeToastsAway(): Promise<void> {
  if (!toastDemand.get()) return;
  // Every toast waits for this, so that all of them are in the region's queue afterwards.
  const ToastRegion = await loadRegion();
  const { hasSettled } = await import('../features/toasts/region');
  const { container } = await render(<ToastRegion />);
  await hasSettled;
  // A waiting toast appears once another one is gone.
  for (let next; (next = container.querySelector('button'));) {
    next.click();
    await expect.poll(() => next.isConnected).toBe(false);
  }
  await cleanup();
}
