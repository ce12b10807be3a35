import { expect } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { toast } from '../features/toasts/toast';
import { toastIn } from './toastIn';

/** All error toasts. It first shows a last toast: once that is visible, all earlier ones are there. */
export async function errorToasts(screen: Pick<RenderResult, 'getByRole'>): Promise<string[]> {
  toast({ tone: 'info', message: 'This was said last.' });
  await expect.element(toastIn(screen, 'Note: This was said last.')).toBeVisible();
  const messages = screen.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  return messages
    .filter({ hasText: /^Error:/ })
    .elements()
    .map(({ textContent }) => textContent);
}
