import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as stories from './StatusHistory.stories';

const { RightToLeft, UnderWay } = composeStories(stories);

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

test('the order is that of the steps, whatever their dates', async () => {
  const screen = await render(
    <UnderWay
      steps={[
        { id: 'published', label: 'Published', instant: '2026-03-04T12:00:00Z', isCurrent: true },
        { id: 'completed', label: 'Completed', instant: null },
        { id: 'draft', label: 'Draft', instant: '2026-03-01T12:00:00Z' },
      ]}
    />,
  );
  const items = screen.getByRole('listitem');
  await expect.element(items.nth(0)).toHaveTextContent(/^Published/u);
  await expect.element(items.nth(1)).toHaveTextContent(/^Completed/u);
  await expect.element(items.nth(2)).toHaveTextContent(/^Draft/u);
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

test('a date keeps the order of its own language from right to left', async () => {
  const screen = await render(<RightToLeft />);
  const [words] = screen.getByText('1 March 2026').element().childNodes;
  if (words === undefined) throw new Error('The date has no words');
  const leftOf = (start: number, end: number) => {
    const range = document.createRange();
    range.setStart(words, start);
    range.setEnd(words, end);
    return range.getBoundingClientRect().left;
  };
  expect(leftOf(0, 1)).toBeLessThan(leftOf(2, 7));
});

test('a team can replace the words', async () => {
  const screen = await render(<UnderWay messages={{ notYet: 'À venir' }} />);
  await expect.element(screen.getByText('À venir')).toBeVisible();
});
