import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StatCard } from './StatCard';
import * as stories from './StatCard.stories';

const { FourInPairs, LongWords, Several, ThreeOnAPhone } = composeStories(stories);

test('each number is read with what it counts and its base', async () => {
  const screen = await render(<Several />);
  const terms = screen.getByRole('term').elements();
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Published projects', '1,204'],
    ['Drafts', '0'],
    ['Want to hear more', '64%'],
  ]);
  await expect.element(screen.getByText('of 120 responses')).toHaveRole('definition');
});

test('while numbers load bars hold their places, and nothing moves or says “No value” when they come', async () => {
  const stats = [
    { id: 'live', label: 'Live projects', value: 7, note: 'of 12' },
    { id: 'drafts', label: 'Drafts', value: 1204 },
  ];
  const loading = stats.map((stat) => ({ ...stat, value: null }));
  const screen = await render(<StatCard stats={loading} />);
  const numbers = () => [...screen.container.querySelectorAll('[data-numeric]')];
  const places = () => numbers().map((one) => JSON.stringify(one.getBoundingClientRect()));
  expect(numbers().map((one) => one.textContent)).toEqual(['', '']);
  for (const number of numbers()) {
    const bar = number.querySelector('[aria-hidden="true"] span span');
    expect(bar?.getBoundingClientRect().width).toBeGreaterThan(20);
  }
  const before = places();
  await screen.rerender(<StatCard stats={stats} />);
  expect(numbers().map((one) => one.textContent)).toEqual(['7', '1,204']);
  expect(places()).toEqual(before);
});

test('numbers stand on one line across cards', async () => {
  const screen = await render(<LongWords />);
  // The top of the line, on which a long number has smaller digits.
  const top = (text: string) =>
    screen.getByText(text, { exact: true }).element().closest('dd')?.getBoundingClientRect().top;
  expect(top('12')).toBeDefined();
  expect(top('12')).toBe(top('123,456,789'));
});

test('nothing scrolls sideways at 320 pixels', async () => {
  await page.viewport(320, 640);
  await render(<LongWords />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1024, 768);
});

test('where no number has a base, no room is kept for one', async () => {
  const stats = [{ id: 'live', label: 'Live projects', value: 7 }];
  const { container } = await render(<StatCard stats={stats} />);
  const card = container.querySelector('dl > div');
  const number = container.querySelector('dd');
  if (card === null || number === null) throw new Error('There is no card.');
  const below = card.getBoundingClientRect().bottom - number.getBoundingClientRect().bottom;
  const { paddingBottom, borderBottomWidth } = getComputedStyle(card);
  expect(below).toBeCloseTo(parseFloat(paddingBottom) + parseFloat(borderBottomWidth), 0);
});

/** How many cards stand in each row, and whether every row is as wide as the first. */
function rowsOf(container: HTMLElement): { counts: number[]; areEquallyWide: boolean } {
  const cards = [...container.querySelectorAll('dl > div')].map((card) =>
    card.getBoundingClientRect(),
  );
  const rows = [...new Set(cards.map(({ top }) => top))].map((start) =>
    cards.filter(({ top }) => top === start),
  );
  const ends = rows.map((row) => Math.round(Math.max(...row.map(({ right }) => right))));
  return { counts: rows.map(({ length }) => length), areEquallyWide: new Set(ends).size === 1 };
}

test('of three cards none stands alone in a part of a row', async () => {
  const { container } = await render(<ThreeOnAPhone />);
  expect(rowsOf(container)).toEqual({ counts: [2, 1], areEquallyWide: true });
});

test('four cards stand in one row or in pairs', async () => {
  const { container } = await render(<FourInPairs />);
  expect(rowsOf(container)).toEqual({ counts: [2, 2], areEquallyWide: true });
});

test.each([
  [3, [[2, 1], [3]]],
  [4, [[2, 2], [4]]],
  [5, [[2, 2, 1], [3, 2], [5]]],
  [6, [[2, 2, 2], [3, 3], [6]]],
  [7, [[2, 2, 2, 1], [3, 3, 1], [4, 3], [7]]],
  [
    10,
    [
      [2, 2, 2, 2, 2],
      [4, 4, 2],
      [5, 5],
    ],
  ],
])('of %d cards none stands alone in a part of a row at any width', async (count, expected) => {
  const stats = Array.from({ length: count }, (_, at) => ({ id: `${at}`, label: 'A', value: at }));
  const screen = await render(<StatCard stats={stats} />);
  const seen = new Set<string>();
  for (let width = 320; width <= 1440; width += 7) {
    screen.container.style.inlineSize = `${width}px`;
    const { counts, areEquallyWide } = rowsOf(screen.container);
    seen.add(counts.join());
    const alone = counts.at(-1) === 1;
    expect(alone && !areEquallyWide, `${counts.join()} at ${width}`).toBe(false);
  }
  expect([...seen]).toEqual(expected.map((counts) => counts.join()));
});

test('a number that is none, as a division of nothing by nothing leaves, is told as missing', async () => {
  const stats = [
    { id: 'mean', label: 'Mean', value: NaN },
    { id: 'rate', label: 'Rate', value: Infinity },
    { id: 'change', label: 'Change', value: -3 },
  ];
  const screen = await render(<StatCard stats={stats} />);
  const shown = () => screen.getByRole('definition').elements();
  expect(shown().map((one) => one.textContent)).toEqual(['No value', 'No value', '-3']);
  await screen.rerender(<StatCard stats={stats} messages={{ missing: 'Pas connu' }} />);
  expect(shown()[0]).toHaveTextContent('Pas connu');
});
