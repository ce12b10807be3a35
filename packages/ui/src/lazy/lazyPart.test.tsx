import { Suspense } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPart } from './lazyPart';

afterEach(() => vi.restoreAllMocks());

function Calendar() {
  return <p>A calendar</p>;
}

/** A part that does not arrive the first time. */
async function renderFailingOnce(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const load = vi.fn(() => Promise.resolve(Calendar));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = lazyPart(load);
  const screen = await render(
    <>
      <input aria-label="Date" />
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </>,
  );
  await expect.poll(() => load.mock.calls.length).toBe(1);
  return { screen, load };
}

describe('a part of the page that does not arrive', () => {
  test('leaves the page as it is, and comes when the network is back', async () => {
    const { screen, load } = await renderFailingOnce(false);
    await expect.element(screen.getByText('Loading')).toBeVisible();
    await expect.element(screen.getByLabelText('Date')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await expect.element(screen.getByText('A calendar')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is asked for again after a pause while the browser is online, and its fault is told', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const { screen } = await renderFailingOnce(true);
    await expect.element(screen.getByText('A calendar'), { timeout: 20_000 }).toBeVisible();
    expect(told).toHaveBeenCalledExactlyOnceWith(new TypeError('Failed to fetch'));
  });
});
