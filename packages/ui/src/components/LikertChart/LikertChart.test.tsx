import { composeStories } from '@storybook/react-vite';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openTable, pointAcross, readMarks } from '../../charts/testing';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './LikertChart.stories';

const { ChosenFromOne, NoAnswers, UpToFive, UpToTen } = composeStories(stories);

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

test('a scale that people choose on from 1 says so, and keeps the bar of 0 [QUES-06]', async () => {
  const screen = await render(<ChosenFromOne />);
  await expect
    .element(screen.getByRole('figure'))
    .toHaveAccessibleDescription(/^Of 17 answers from 1 \(Not clear\) to 5 \(Very clear\),/);
  expect((await openTable()).slice(1, 3)).toEqual([
    ['0', '0'],
    ['1 (Not clear)', '1'],
  ]);
  const words = document.createRange();
  words.selectNodeContents(screen.getByText('Not clear', { exact: true }).element());
  const [, one] = screen.container.querySelectorAll('text[y="15em"]');
  expect(one).toHaveTextContent(/^1$/);
  const middle = ({ left, right }: DOMRect) => (left + right) / 2;
  const figure = one?.getBoundingClientRect() ?? new DOMRect();
  expect(middle(words.getBoundingClientRect())).toBeCloseTo(middle(figure), 0);
});

test('a long word for a lowest value that is not 0 stays inside the chart, on the narrowest screen, too', async () => {
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(1024, 768));
  const long = 'Forschungsvorhabensgenehmigung'.repeat(2).slice(0, 50);
  const data = { maxValue: 10, minValue: 1, counts: [0, 1], lowerLabel: long, upperLabel: 'Yes' };
  const screen = await render(<ChosenFromOne data={data} />);
  const box = (text: string) =>
    screen.getByText(text, { exact: true }).element().getBoundingClientRect();
  await expect.poll(() => box(long).width).toBeGreaterThan(0);
  const figure = screen.getByRole('figure').element().getBoundingClientRect();
  expect(box(long).left).toBeGreaterThanOrEqual(figure.left - 0.5);
  expect(box(long).right).toBeLessThanOrEqual(box('Yes').left - 8);
});

test.each([-1, 6, 0.5, Number.NaN])('a lowest value of %d counts as 0', async (minValue) => {
  const data = { maxValue: 5, minValue, counts: [2], lowerLabel: 'No', upperLabel: 'Yes' };
  const screen = await render(<UpToFive data={data} />);
  await expect
    .element(screen.getByRole('figure'))
    .toHaveAccessibleDescription(/^Of 2 answers from 0 \(No\) to 5 \(Yes\),/);
});

test('as many columns are drawn as there are values, where each has answers [QUES-06]', async () => {
  const data = { maxValue: 5, counts: [3, 1, 4, 1, 5, 9], lowerLabel: 'No', upperLabel: 'Yes' };
  const { container } = await render(<UpToFive data={data} />);
  const columns = [...container.querySelectorAll('svg svg > [aria-hidden] rect')];
  expect(columns).toHaveLength(6);
  for (const column of columns) expect(column.getBoundingClientRect().height).toBeGreaterThan(0);
});

test.each([
  ['Not at all', 'Very much, and I would tell everybody whom I know about it'],
  ['I would never do it, whatever anybody told me about it', 'Yes, always'],
])('on a narrow phone a short end keeps its line beside a long one', async (lower, upper) => {
  const data = { maxValue: 5, counts: [1], lowerLabel: lower, upperLabel: upper };
  const screen = await render(
    <div style={{ inlineSize: 288 }}>
      <UpToFive data={data} />
    </div>,
  );
  const [one, other] = [lower, upper].map((words) => screen.getByText(words, { exact: true }));
  const short = lower.length < upper.length ? one : other;
  const range = document.createRange();
  range.selectNodeContents(short?.element() ?? document.body);
  expect(range.getClientRects()).toHaveLength(1);
  const [left, right] = [one, other].map((end) => end?.element().getBoundingClientRect());
  expect(left?.right).toBeLessThanOrEqual((right?.left ?? 0) - 8);
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

test('a value that nobody chose is seen to have focus, as any other', async () => {
  await render(<UpToFive />);
  const height = () => document.activeElement?.getBoundingClientRect().height;
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('img', { name: /^0 / })).toHaveFocus();
  expect(height()).toBeGreaterThan(100);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('img', { name: /^1: 1 answer/ })).toHaveFocus();
  expect(height()).toBeLessThan(40);
});

test('without answers there are no bars, and it says so', async () => {
  const screen = await render(<NoAnswers />);
  await expect.element(screen.getByText('No answers yet.')).toBeVisible();
  expect(screen.container.querySelectorAll('svg g rect:not([data-mark] *)')).toHaveLength(0);
});

test.each([
  ['hills', [1_234_567, 900_000, 2_345_678, 5, 0, 1_111_111, 3_456_789, 12], '3,456,789'],
  ['a plain', Array.from({ length: 7 }, () => 1_234_567), '1,234,567'],
  ['a slope', [12, 24, 36, 48, 60, 72, 84, 96, 108, 120, 132], '132'],
  ['a few', [311, 204, 311], '311'],
  ['all but one of them 0', [0, 0, 0, 1234, 0, 0, 0], '1,234'],
])(
  'where there is little room for the numbers of %s, those above the highest columns are seen, and none runs into another, a column or the edge',
  async (_, counts, highest) => {
    const data = { maxValue: counts.length - 1, counts, lowerLabel: 'No', upperLabel: 'Yes' };
    const screen = await render(<UpToFive data={data} />);
    const { container } = screen;
    const seen = () =>
      [...container.querySelectorAll('svg svg > [aria-hidden] text')].filter(
        (number) => number.getBoundingClientRect().width > 0,
      );
    for (let width = 240; width <= 900; width += 12) {
      container.style.inlineSize = `${width}px`;
      const plot = container.querySelector('svg')?.getBoundingClientRect();
      const bars = [...container.querySelectorAll('svg svg > [aria-hidden] rect')];
      const numbers = seen().map((number) => number.getBoundingClientRect());
      expect(seen().map((number) => number.textContent)).toContain(highest);
      for (const [index, number] of numbers.entries()) {
        expect(number.left).toBeGreaterThan(numbers[index - 1]?.right ?? 0);
        expect(number.left).toBeGreaterThanOrEqual(plot?.left ?? NaN);
        expect(number.right).toBeLessThanOrEqual(plot?.right ?? NaN);
        for (const bar of bars.map((rect) => rect.getBoundingClientRect())) {
          const isBeside = bar.right <= number.left || number.right <= bar.left;
          expect(isBeside || bar.top > number.top + number.height / 2).toBe(true);
        }
      }
    }
    expect(seen()).toHaveLength(counts.length);
  },
);

test.each([
  [0, '0 (Not clear): 0 answers'],
  [0.7, '4: 9 answers'],
  [1, '5 (Very clear): 3 answers'],
])('at %d of its width a pointer reads the column that stands there', async (share, read) => {
  const screen = await render(<UpToFive />);
  pointAcross(screen.container, share);
  await expect.element(screen.getByText(read, { exact: true })).toBeVisible();
});
