import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { openTable, readMarks } from '../../charts/testing';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './LikertChart.stories';

const { NoAnswers, UpToFive, UpToTen } = composeStories(stories);

test('each value from 0 to the highest has a bar, also one that nobody chose [QUES-06]', async () => {
  const screen = await render(<UpToFive />);
  expect((await openTable()).slice(1)).toEqual([
    ['0 (Not clear)', '0'],
    ['1', '1'],
    ['2', '0'],
    ['3', '4'],
    ['4', '9'],
    ['5 (Very clear)', '3'],
  ]);
  await expect
    .element(screen.getByRole('figure'))
    .toHaveAccessibleDescription(
      'Of 17 answers from 0 (Not clear) to 5 (Very clear), the mean is 3.76 and the median 4.',
    );
});

test('a word of an end that is longer than its half breaks, and nothing of it is cut off', async () => {
  const long = 'Forschungsvorhabensgenehmigung'.repeat(2).slice(0, 50);
  const data = { maxValue: 5, counts: [1], lowerLabel: long, upperLabel: long };
  const screen = await render(
    <div style={{ inlineSize: '18rem' }}>
      <UpToFive data={data} />
    </div>,
  );
  await expect.element(screen.getByRole('figure')).toBeVisible();
  const box = screen.container.firstElementChild;
  expect(box?.scrollWidth).toBe(box?.clientWidth);
});

test('arrows read each value', async () => {
  const screen = await render(<UpToTen />);
  const keys = recordKeys();
  const names = await readMarks(11, keys);
  expect(names[0]).toBe('0 (Not clear): 12 answers, 1 of 11');
  expect(names[1]).toBe('1: 4 answers, 2 of 11');
  expect(names[10]).toBe('10 (Very clear): 77 answers, 11 of 11');
  await keys.press('Tab', 'leaves the drawing for the button with the table');
  await expect.element(screen.getByRole('button', { name: 'Show table' })).toHaveFocus();
  await keys.matchTable('LikertChart');
});

test('without answers there are no bars, and it says so', async () => {
  const screen = await render(<NoAnswers />);
  await expect.element(screen.getByText('No answers yet.')).toBeVisible();
  expect(screen.container.querySelectorAll('svg g rect:not([data-mark] *)')).toHaveLength(0);
});

test('numbers in the millions do not run into each other or out of the chart where there is little room', async () => {
  const data = {
    maxValue: 7,
    counts: Array.from({ length: 8 }, () => 1_234_567),
    lowerLabel: 'No',
    upperLabel: 'Yes',
  };
  const view = (inlineSize: string) => (
    <div style={{ inlineSize }}>
      <UpToFive data={data} />
    </div>
  );
  const screen = await render(view('20rem'));
  await expect.element(screen.getByRole('figure')).toBeVisible();
  const above = () =>
    [...screen.container.querySelectorAll('text')].filter(
      ({ textContent }) => textContent === '1,234,567',
    );
  expect(above().map((number) => number.getBoundingClientRect().width)).toEqual(
    Array.from({ length: 8 }, () => 0),
  );
  // A page's width has room for all of them.
  await screen.rerender(view('60rem'));
  const boxes = above().map((number) => number.getBoundingClientRect());
  for (const [index, { left, width }] of boxes.entries()) {
    expect(width).toBeGreaterThan(0);
    expect(left).toBeGreaterThan(boxes[index - 1]?.right ?? 0);
  }
});
