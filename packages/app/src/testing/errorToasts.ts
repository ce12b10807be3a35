import { expect } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { toast } from '../features/toasts/toast';
import { toastIn } from './toastIn';

/** Every toast of a failure, once all that was said until now stands there: one said last shows that. */
export async function errorToasts(screen: Pick<RenderResult, 'getByRole'>): Promise<string[]> {
  toast({ tone: 'info', message: 'This was said last.' });
  await expect.element(toastIn(screen, 'Note: This was said last.')).toBeVisible();
  const messages = screen.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  return messages
    .filter({ hasText: /^Error:/ })
    .elements()
    .map(({ textContent }) => textContent);
}
