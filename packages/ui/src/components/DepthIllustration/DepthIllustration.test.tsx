import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './DepthIllustration.stories';

const { BesideAWelcome } = composeStories(stories);

test('it adds nothing to what assistive technology reads', async () => {
  const { container } = await render(<BesideAWelcome />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('a small screen shows the words alone', async () => {
  await page.viewport(360, 800);
  const { container } = await render(<BesideAWelcome />);
  expect(container.querySelector('svg')?.getBoundingClientRect().width).toBe(0);
  await page.viewport(1024, 768);
});
