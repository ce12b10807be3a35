import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './SkipLink.stories';

const { AtTheTopOfAPage } = composeStories(stories);

test('the skip link is the first stop, shows with focus, and leads to the main content', async () => {
  const screen = await render(<AtTheTopOfAPage />);
  const link = screen.getByRole('link', { name: 'Skip to main content' });
  expect(link.element().getBoundingClientRect().width).toBeLessThanOrEqual(1);

  const keys = recordKeys();
  await keys.press('Tab', 'shows it, over the page, so that nothing moves');
  await expect.element(link).toHaveFocus();
  const { width, height } = link.element().getBoundingClientRect();
  expect(width).toBeGreaterThan(100);
  expect(height).toBeGreaterThanOrEqual(44);

  await keys.press('Enter', 'goes to the main content');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  await keys.matchTable('SkipLink');
});

test('showing it moves nothing on the page', async () => {
  const screen = await render(<AtTheTopOfAPage />);
  const top = () => screen.getByRole('heading').element().getBoundingClientRect().top;
  const before = top();
  await userEvent.tab();
  expect(top()).toBe(before);
});
