import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import * as stories from './Spinner.stories';

const { AfterADelay, AtOnce } = composeStories(stories);

afterEach(() => {
  vi.useRealTimers();
});

test('a quick answer shows nothing; a slow one is shown and announced in a region that was there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await render(<AfterADelay />);
  const status = screen.getByRole('status');
  await expect.element(status).toBeEmptyDOMElement();

  vi.advanceTimersByTime(399);
  await expect.element(status).toBeEmptyDOMElement();
  vi.advanceTimersByTime(1);
  await expect.element(status).toHaveTextContent('Loading your projects');
});

test('it takes its room before it shows, so that nothing moves', async () => {
  const waiting = await render(<AfterADelay delay={60_000} />);
  const shown = await render(<AtOnce />);
  const height = (container: Element) =>
    container.querySelector('[role="status"]')?.getBoundingClientRect().height;
  expect(height(waiting.container)).toBe(height(shown.container));
});
