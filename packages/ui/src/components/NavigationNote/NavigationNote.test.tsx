import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import * as stories from './NavigationNote.stories';

const { Slow } = composeStories(stories);

afterEach(() => {
  vi.useRealTimers();
});

test('a quick navigation says nothing; a slow one is said in a region that was there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await render(<Slow delay={undefined} />);
  const status = screen.getByRole('status');
  vi.advanceTimersByTime(399);
  await expect.element(status).toBeEmptyDOMElement();
  vi.advanceTimersByTime(1);
  await expect.element(status).toHaveTextContent('Loading the page …');
});

test('the note goes once the page is there', async () => {
  const screen = await render(<Slow />);
  const status = screen.getByRole('status');
  await expect.element(status).toHaveTextContent('Loading the page …');
  await screen.rerender(<Slow isNavigating={false} />);
  await expect.element(status).toBeEmptyDOMElement();
});

test('an app can say it in words of its own', async () => {
  const screen = await render(<Slow messages={{ loading: 'Opening' }} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Opening');
});
