import type { openApp } from './openApp';

type Screen = Awaited<ReturnType<typeof openApp>>['screen'];

/** Takes one toast away: those of earlier tests may still stand beside it, as they outlive their page. */
export async function dismissToast(screen: Screen, words: string): Promise<void> {
  const messages = screen.getByRole('region', { name: 'Messages' });
  const toast = messages.getByRole('listitem').filter({ hasText: words });
  await toast.getByRole('button', { name: 'Dismiss' }).click();
}
