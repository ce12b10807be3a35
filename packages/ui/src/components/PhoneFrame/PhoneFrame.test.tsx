import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './PhoneFrame.stories';

const { LongContent, ShortContent } = composeStories(stories);

test('the figure is named and as wide as a phone', async () => {
  const screen = await render(<ShortContent />);
  const figure = screen.getByRole('figure', { name: 'On a phone' });
  await expect.element(figure).toHaveTextContent('What would help you to walk further?');
  expect(figure.element().getBoundingClientRect().width).toBe(360);
});

test('long content makes it taller instead of scrolling inside', async () => {
  const screen = await render(<LongContent />);
  const figure = screen.getByRole('figure').element();
  expect(figure.scrollHeight).toBeLessThanOrEqual(figure.clientHeight);
  expect(figure.clientHeight).toBeGreaterThan(600);
});

test('nothing scrolls sideways at 320 pixels', async () => {
  await page.viewport(320, 640);
  await render(<ShortContent />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1024, 768);
});
