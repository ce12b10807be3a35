import { Suspense } from 'react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPart } from './lazyPart';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Calendar() {
  return <p>A calendar</p>;
}

const fault = new TypeError('Failed to fetch');

async function renderPart(load: () => Promise<typeof Calendar>) {
  // A part that never arrived would be requested until its page is closed.
  onTestFinished(() => {
    vi.mocked(load).mockResolvedValue(Calendar);
    window.dispatchEvent(new Event('online'));
  });
  const Part = lazyPart(load);
  const screen = await render(
    <>
      <input aria-label="Date" />
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </>,
  );
  await expect.poll(() => vi.mocked(load).mock.calls.length).toBe(1);
  return screen;
}

const failingOnce = () => vi.fn(() => Promise.resolve(Calendar)).mockRejectedValueOnce(fault);

describe('a part of the page that does not arrive', () => {
  test('leaves the page as it is, and comes when the network is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = failingOnce();
    const screen = await renderPart(load);
    await expect.element(screen.getByText('Loading')).toBeVisible();
    await expect.element(screen.getByLabelText('Date')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await expect.element(screen.getByText('A calendar')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is asked for again after a pause while the browser is online, and its fault is told', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const screen = await renderPart(failingOnce());
    await expect.element(screen.getByText('A calendar')).toBeVisible();
    expect(told).toHaveBeenCalledExactlyOnceWith(fault);
  });

  test('is asked for less and less often, at last once a minute', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const load = vi.fn(() => Promise.reject(fault));
    await renderPart(load);
    for (const [tries, seconds] of [5, 10, 20, 40, 60, 60].entries()) {
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(load).toHaveBeenCalledTimes(tries + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(load).toHaveBeenCalledTimes(tries + 2);
    }
  });

  test.each(['hidden', 'offline'])('is not asked for while the page is %s', async (state) => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const load = vi.fn(() => Promise.reject(fault));
    await renderPart(load);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state !== 'offline');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(load).toHaveBeenCalledTimes(1);
    hidden.mockReturnValue(false);
    onLine.mockReturnValue(true);
    if (state === 'hidden') document.dispatchEvent(new Event('visibilitychange'));
    else window.dispatchEvent(new Event('online'));
    await expect.poll(() => load.mock.calls.length).toBe(2);
  });
});
