import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as stories from './StatusHistory.stories';

const { UnderWay } = composeStories(stories);

test('each status is read in its order with its date', async () => {
  const screen = await render(<UnderWay />);
  await expect.element(screen.getByRole('list', { name: 'History of this project' })).toBeVisible();
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Draft 1 March 2026', 'Published 4 March 2026', 'Completed Not yet']);
});

test('the present status is marked, and dates are also for machines', async () => {
  const screen = await render(<UnderWay />);
  const items = screen.getByRole('listitem');
  await expect.element(items.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect.element(items.nth(0)).not.toHaveAttribute('aria-current');
  await expect
    .element(screen.getByText('4 March 2026'))
    .toHaveAttribute('datetime', '2026-03-04T12:00:00Z');
});

test('a team can replace the words', async () => {
  const screen = await render(<UnderWay messages={{ notYet: 'À venir' }} />);
  await expect.element(screen.getByText('À venir')).toBeVisible();
});
