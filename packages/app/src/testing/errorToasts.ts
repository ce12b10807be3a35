import { expect } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { toast } from '../features/toasts/toast';
import { toastIn } from './toastIn';

/** All toasts so far. It first shows a last one: once that is visible, all earlier ones are there. */
export async function toastsSoFar(screen: Pick<RenderResult, 'getByRole'>): Promise<string[]> {
  toast({ tone: 'info', message: 'This was said last.' });
  await expect.element(toastIn(screen, 'Note: This was said last.')).toBeVisible();
  const messages = screen.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  const told = messages.elements().map(({ textContent }) => textContent);
  return told.filter((words) => !words.startsWith('Note: This was said last.'));
}

/** All error toasts so far. */
export async function errorToasts(screen: Pick<RenderResult, 'getByRole'>): Promise<string[]> {
  return (await toastsSoFar(screen)).filter((words) => words.startsWith('Error:'));
}
