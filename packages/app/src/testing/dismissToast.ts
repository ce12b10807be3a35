import type { openApp } from './openApp';

type Screen = Awaited<ReturnType<typeof openApp>>['screen'];

/** Takes one toast away, and leaves those beside it. */
export async function dismissToast(screen: Screen, words: string): Promise<void> {
  const messages = screen.getByRole('region', { name: 'Messages' });
  const toast = messages.getByRole('listitem').filter({ hasText: words });
  await toast.getByRole('button', { name: 'Dismiss' }).click();
}
