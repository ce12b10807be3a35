import type { RenderResult } from 'vitest-browser-react';

/** The toast that says just these words: its tone first, as it is read out, such as “Done: Saved.” */
export function toastIn(screen: Pick<RenderResult, 'getByRole'>, words: string) {
  return screen
    .getByRole('region', { name: 'Messages' })
    .getByRole('listitem')
    .getByText(words, { exact: true })
    .first();
}
