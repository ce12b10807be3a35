import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Draws the page as it is drawn on paper, until the test is over. */
export async function print(): Promise<void> {
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
}
