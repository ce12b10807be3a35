import { expect } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { toastDemand } from '../features/toasts/toast';

/** Toasts outlive their page. What one test was told, and was told as its page went, the next is not. */
export async function takeToastsAway(): Promise<void> {
  if (!toastDemand.get()) return;
  // The module that a toast waits for, so that all that was said stands in its queue.
  const { hasSettled, ToastRegion } = await import('../features/toasts/region');
  const { container } = await render(<ToastRegion />);
  await hasSettled;
  // Those that wait for a place come up once another is gone.
  for (let next; (next = container.querySelector('button'));) {
    next.click();
    await expect.poll(() => next.isConnected).toBe(false);
  }
  await cleanup();
}
