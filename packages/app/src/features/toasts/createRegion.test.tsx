import { UiProvider } from '@sounding/ui';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createRegion } from './createRegion';

test('whoever is not signed in hears the first toast too: its live region stands empty before it speaks (WCAG 4.1.3)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { ToastRegion, showInRegion } = createRegion();
  // As on a public page, where only the first toast causes the region's code to be fetched.
  const shown = showInRegion({ tone: 'error', message: 'Cookies were disabled' });
  const screen = await render(
    <UiProvider navigate={() => undefined}>
      <ToastRegion />
    </UiProvider>,
  );
  const status = screen.getByRole('status');
  await expect.element(status).toHaveTextContent('');
  vi.advanceTimersByTime(99);
  await expect.element(status).toHaveTextContent('');
  vi.advanceTimersByTime(1);
  await expect.element(status).toHaveTextContent('Error: Cookies were disabled');
  (await shown)();
});
