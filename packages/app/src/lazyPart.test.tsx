import type { ComponentType } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPart } from './lazyPart';

interface Named {
  name: string;
}

const Greeting = ({ name }: Named) => <p>Hello {name}</p>;
const Apology = ({ name }: Named) => <p>Sorry {name}</p>;
const lost = new TypeError('Failed to fetch dynamically imported module');

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function failing(times: number) {
  const load = vi.fn(() => Promise.resolve<ComponentType<Named>>(Greeting));
  for (let failures = 0; failures < times; failures += 1) load.mockRejectedValueOnce(lost);
  return load;
}

test('a part is fetched once it is shown, with nothing in its place until then', async () => {
  let arrive: (part: ComponentType<Named>) => void = () => undefined;
  const load = vi.fn(() => new Promise<ComponentType<Named>>((resolve) => (arrive = resolve)));
  const Part = lazyPart(load, Apology);
  expect(load).not.toHaveBeenCalled();
  const screen = await render(<Part name="Ada" />);
  expect(screen.container).toHaveTextContent('');
  arrive(Greeting);
  await expect.element(screen.getByText('Hello Ada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

describe('a part that does not arrive', () => {
  test('takes no page away', async () => {
    const load = failing(1);
    const Part = lazyPart(load);
    const screen = await render(
      <main>
        Page
        <Part name="Ada" />
      </main>,
    );
    await expect.poll(() => load.mock.calls.length).toBe(1);
    await expect.element(screen.getByRole('main')).toHaveTextContent(/^Page$/);
  });

  test('has something said in its place, which is told the same, and comes when the network is back', async () => {
    const load = failing(1);
    const Part = lazyPart(load, Apology);
    const screen = await render(<Part name="Ada" />);
    await expect.element(screen.getByText('Sorry Ada')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect.element(screen.getByText('Hello Ada')).toBeVisible();
    await expect.element(screen.getByText('Sorry Ada')).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is asked for less and less often, at last once a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const load = failing(7);
    const Part = lazyPart(load);
    const screen = await render(<Part name="Ada" />);
    for (const [tries, seconds] of [5, 10, 20, 40, 60, 60].entries()) {
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(load).toHaveBeenCalledTimes(tries + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(load).toHaveBeenCalledTimes(tries + 2);
    }
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(screen.getByText('Hello Ada')).toBeVisible();
  });

  test.each(['hidden', 'offline'])('is not asked for while the page is %s', async (state) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const load = failing(1);
    const Part = lazyPart(load);
    const screen = await render(<Part name="Ada" />);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state !== 'offline');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(load).toHaveBeenCalledTimes(1);
    hidden.mockReturnValue(false);
    onLine.mockReturnValue(true);
    if (state === 'hidden') document.dispatchEvent(new Event('visibilitychange'));
    else window.dispatchEvent(new Event('online'));
    await expect.element(screen.getByText('Hello Ada')).toBeVisible();
  });

  test('is given up after 120 seconds and asked for again [CONST-01, OPEN-118]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const load = failing(0);
    load.mockReturnValueOnce(new Promise(() => undefined));
    const Part = lazyPart(load, Apology);
    const screen = await render(<Part name="Ada" />);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(screen.container).toHaveTextContent('');
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(screen.getByText('Sorry Ada')).toBeVisible();
    await vi.advanceTimersByTimeAsync(5000);
    await expect.element(screen.getByText('Hello Ada')).toBeVisible();
  });

  test('is asked for no more once it is not to be shown, and at once where it is again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const load = failing(1);
    const Otherwise = vi.fn(Apology);
    const Part = lazyPart(load, Otherwise);
    const screen = await render(<Part name="Ada" />);
    await expect.element(screen.getByText('Sorry Ada')).toBeVisible();
    await screen.rerender(<p>Another page</p>);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(load).toHaveBeenCalledTimes(1);
    Otherwise.mockClear();
    await screen.rerender(<Part name="Ada" />);
    await expect.element(screen.getByText('Hello Ada')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    expect(Otherwise).not.toHaveBeenCalled();
  });
});
