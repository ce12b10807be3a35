import { onTestFinished } from 'vitest';
import { emulateMedia } from '../../../../tools/test/emulateMedia';

/** Draws the page as it is drawn on paper, until the test is over. */
export async function print(): Promise<void> {
  onTestFinished(async () => {
    await emulateMedia('');
  });
  await emulateMedia('print');
}
