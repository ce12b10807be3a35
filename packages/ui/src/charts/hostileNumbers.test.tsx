import { composeStories } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as bars from '../components/BarChart/BarChart.stories';
import * as comparisons from '../components/ComparisonBar/ComparisonBar.stories';
import * as likerts from '../components/LikertChart/LikertChart.stories';
import * as lines from '../components/LineChart/LineChart.stories';
import * as pies from '../components/PieChart/PieChart.stories';
import * as polls from '../components/PollResults/PollResults.stories';
import { openTable } from './testing';

const { Counts } = composeStories(bars);
const { TwoShares } = composeStories(comparisons);
const { UpToFive } = composeStories(likerts);
const { TwoWeeks } = composeStories(lines);
const { Groups } = composeStories(pies);
const { Results } = composeStories(polls);

/** Values that a division by zero, a sign error or a wrong response leaves in place of a number. */
const hostile = [NaN, Infinity, -Infinity, -7, Number.MAX_VALUE];

const at = (day: number) => new Date(Date.UTC(2026, 9, day));

const known = { label: 'Known', count: 12 };

const charts: readonly [string, (value: number) => ReactElement, RegExp][] = [
  [
    'a pie',
    (count) => <Groups data={[known, { label: 'Broken', count }]} />,
    /the largest is Known, with 12 responses\./u,
  ],
  [
    'bars',
    (count) => <Counts data={[known, { label: 'Broken', count }]} />,
    /the highest is Known, with 12 responses\./u,
  ],
  [
    'two shares',
    (count) => <TwoShares data={[known, { label: 'Broken', count }]} />,
    /The two numbers cannot be compared\./u,
  ],
  [
    'a scale',
    (count) => (
      <UpToFive
        data={{ maxValue: 5, lowerLabel: 'No', upperLabel: 'Yes', counts: [count, 0, 0, 12] }}
      />
    ),
    /Of 12 answers from 0 \(No\) to 5 \(Yes\), the mean is 3 and the median 3\./u,
  ],
  [
    'a scale without an end',
    (maxValue) => (
      <UpToFive data={{ maxValue, lowerLabel: 'No', upperLabel: 'Yes', counts: [0, 0, 12] }} />
    ),
    /Of 12 answers from 0 \(No\) to 2 \(Yes\), the mean is 2 and the median 2\./u,
  ],
  [
    'a line',
    (value) => (
      <TwoWeeks
        data={[
          { at: at(1), value: 12 },
          { at: at(2), value },
          { at: at(3), value: 4 },
        ]}
      />
    ),
    /the highest is 12 responses on 1 Oct 2026 and the lowest 4 responses on 3 Oct 2026\./u,
  ],
  [
    'a poll',
    (count) => (
      <Results
        data={[
          { ...known, percentage: 100 },
          { label: 'Broken', count, percentage: count },
        ]}
      />
    ),
    /The most chosen of 2 is Known, with 12 of 12 answers \(100\.00%\)\./u,
  ],
];

const cases = charts.flatMap(([name, chart, sentence]) =>
  hostile.map((value) => [name, value, chart, sentence] as const),
);

test.each(cases)(
  'of %s, %d counts as missing in sentence, marks and table',
  async (_name, value, chart, sentence) => {
    const screen = await render(chart(value));
    await expect.element(screen.getByRole('figure')).toHaveAccessibleDescription(sentence);
    await openTable();
    expect(screen.container.innerHTML).not.toMatch(/NaN|Infinity|∞|e\+\d/u);
    expect(screen.container.textContent).not.toMatch(/[-−]7/u);
    expectMarksInside(screen.container);
  },
);

test('a poll choice whose count is missing has no share', async () => {
  const data = [
    { ...known, percentage: 66.67 },
    { label: 'Broken', count: NaN, percentage: 33.33 },
  ];
  await render(<Results data={data} />);
  expect((await openTable())[2]).toEqual(['Broken', '0', 'N/A']);
});

test.each([
  ['a pie', <Groups key="pie" data={[known, { label: 'Broken', count: NaN }]} />],
  ['bars', <Counts key="bars" data={[known, { label: 'Broken', count: NaN }]} />],
  ['two shares', <TwoShares key="two" data={[known, { label: 'Broken', count: NaN }]} />],
])('of %s, a number that is none is told as missing and not as kept back', async (_name, chart) => {
  const screen = await render(chart);
  await expect.element(screen.getByText(/^One number is missing\./u)).toBeVisible();
  expect((await openTable())[2]?.slice(0, 2)).toEqual(['Broken', 'No value']);
  expect(screen.container.textContent).not.toMatch(/recognised|Not shown/u);
});

test('a point without a valid date is left out of line, sentence and table', async () => {
  const broken = new Date('no date');
  const data = [
    { at: broken, value: 900 },
    { at: at(1), value: 12 },
    { at: broken, value: 900 },
    { at: at(2), value: 4 },
  ];
  const screen = await render(<TwoWeeks data={data} />);
  await expect
    .element(screen.getByRole('figure'))
    .toHaveAccessibleDescription(/From 1 Oct 2026 to 2 Oct 2026, the highest is 12 responses/u);
  expect(await openTable()).toHaveLength(3);
  await screen.rerender(<TwoWeeks data={[{ at: broken, value: 900 }]} />);
  await expect.element(page.getByText('There is nothing to show yet.')).toBeVisible();
});

/** No mark reaches out of its drawing by more than its edge. */
function expectMarksInside(container: Element) {
  for (const mark of container.querySelectorAll('svg :is(rect, path)')) {
    if (mark.closest('pattern') !== null) continue;
    const drawing = mark.closest('svg[data-picture]')?.getBoundingClientRect();
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    if (drawing === undefined) continue;
    expect(left).toBeGreaterThanOrEqual(drawing.left - 4);
    expect(right).toBeLessThanOrEqual(drawing.right + 4);
    expect(top).toBeGreaterThanOrEqual(drawing.top - 4);
    expect(bottom).toBeLessThanOrEqual(drawing.bottom + 4);
  }
}
