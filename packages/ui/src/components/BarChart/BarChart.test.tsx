import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openTable, readMarks } from '../../charts/testing';
import { readsFromTheRight } from '../../testing/readsFromTheRight';
import { recordKeys } from '../../testing/recordKeys';
import { BarChart } from './BarChart';
import * as stories from './BarChart.stories';

const { AllZero, Counts, LongLabels, NoGroups, RightToLeft, SomeNotShown } =
  composeStories(stories);

/** How long each bar is, in hundredths; undefined where there is none. */
const bars = (container: Element) =>
  [...container.querySelectorAll('svg')].map((svg) =>
    svg.querySelectorAll('rect').item(1).getAttribute('width'),
  );

test('one group is not measured against others', async () => {
  const screen = await render(
    <BarChart title="Interests" data={[{ label: 'Cancer', count: 1 }]} />,
  );
  await expect
    .element(screen.getByRole('figure'))
    .toHaveAccessibleDescription('The only group is Cancer, with 1 response.');
});

test('bars are as long as their numbers, from zero', async () => {
  const screen = await render(<Counts />);
  expect(bars(screen.container).map((width) => parseFloat(width ?? ''))).toEqual([
    100,
    (860 / 1240) * 100,
    (1012 / 1240) * 100,
    0,
  ]);
  const keys = recordKeys();
  expect((await readMarks(4, keys))[2]).toBe('Mental health: 1,012, 3 of 4');
  expect((await openTable())[4]).toEqual(['Diabetes', '0']);
  await keys.matchTable('BarChart');
});

test.for([
  ['a language', <RightToLeft key="language" />],
  [
    'a part of a page',
    <div key="part" dir="rtl">
      <Counts />
    </div>,
  ],
] as const)('bars begin at the side that reading begins at, as %s has it', async ([, chart]) => {
  const screen = await render(chart);
  const drawings = [...screen.container.querySelectorAll('svg[data-picture]')];
  expect(drawings).toHaveLength(4);
  for (const drawing of drawings) {
    const [end, barEnd, footEnd] = [...drawing.querySelectorAll<SVGGraphicsElement>('rect, line')]
      .map((part) => part.getBBox())
      .map(({ x, width }) => x + width);
    expect(barEnd).toBeCloseTo(end ?? NaN, 1);
    expect(footEnd).toBeCloseTo(end ?? NaN, 1);
  }
});

test('where the only number that is shown is 0, the sentence says so', async () => {
  const some = [
    { label: 'A', count: -0 },
    { label: 'B', count: null },
  ];
  const screen = await render(<Counts data={some} />);
  await expect
    .element(screen.getByRole('figure'))
    .toHaveAccessibleDescription(/Of the groups shown, each has 0 responses\./u);
  await expect.element(screen.getByText('-0')).not.toBeInTheDocument();
});

test('a hidden number has no bar, and zero has a foot', async () => {
  const screen = await render(<SomeNotShown />);
  const feet = [...screen.container.querySelectorAll('svg')].map(
    (svg) => svg.querySelector('line') !== null,
  );
  expect(feet).toEqual([true, false, true]);
  await expect.element(screen.getByText('Not shown', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^One number is not shown/u)).toBeVisible();
});

test('equals are named together, and long names wrap', async () => {
  const data = [...(LongLabels.args.data ?? []), { label: 'Another', count: 1 }];
  const screen = await render(<LongLabels data={data} />);
  await expect
    .element(screen.getByText(/Caring for somebody, with 31 responses each/u))
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

test('groups that are all as large are not called the highest', async () => {
  const data = ['One', 'Two'].map((label) => ({ label, count: 3 }));
  const screen = await render(<BarChart title="Reasons" data={data} />);
  await expect.element(screen.getByText('Each of the 2 groups has 3 responses.')).toBeVisible();
});

test('all zero and no groups are told apart', async () => {
  const zero = await render(<AllZero />);
  await expect.element(zero.getByText('No responses yet.')).toBeVisible();
  const none = await render(<NoGroups />);
  await expect.element(none.getByText('There is nothing to show yet.')).toBeVisible();
});

test('whoever is on a mark that goes with its number is on the last one left, and without any at the chart', async () => {
  const data = ['Cancer', 'Asthma', 'Diabetes'].map((label) => ({ label, count: 1 }));
  const screen = await render(<BarChart title="Interests" data={data} />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  const mark = () => document.activeElement?.getAttribute('aria-label');
  expect(mark()).toMatch(/^Diabetes.*3 of 3$/u);
  await screen.rerender(<BarChart title="Interests" data={data.slice(0, 2)} />);
  expect(mark()).toMatch(/^Asthma.*2 of 2$/u);
  await screen.rerender(<BarChart title="Interests" data={data.slice(0, 1)} />);
  await screen.rerender(<BarChart title="Interests" data={[]} />);
  await expect.element(screen.getByRole('figure')).toHaveFocus();
});

test('numbers that change take no focus from the rest of the page', async () => {
  const data = [{ label: 'Cancer', count: 1 }];
  const story = (label: string) => (
    <>
      <BarChart title="Interests" data={[...data, { label, count: 1 }]} />
      <button type="button">After</button>
    </>
  );
  const screen = await render(story('Asthma'));
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  const after = screen.getByRole('button', { name: 'After' });
  after.element().focus();
  await screen.rerender(story('Diabetes'));
  await expect.element(after).toHaveFocus();
});

test('groups of the same name stand beside one another, and go with their data', async () => {
  const story = (data: { label: string; count: number }[]) => (
    <BarChart title="Answers" data={data} />
  );
  const screen = await render(
    story([
      { label: 'Yes', count: 3 },
      { label: 'Yes', count: 4 },
    ]),
  );
  expect(await readMarks(2)).toEqual(['Yes: 3, 1 of 2', 'Yes: 4, 2 of 2']);
  await screen.rerender(story([{ label: 'No', count: 3 }]));
  expect(screen.getByRole('img', { name: /of/ }).elements()).toHaveLength(1);
});

test('titles and labels that are read from the right keep their own order', async () => {
  const title = 'هل ننام جيدا؟ COVID-19!';
  const label = 'نعم (2026)!';
  const screen = await render(<Counts title={title} data={[{ label, count: 3 }]} />);
  await screen.getByRole('button', { name: 'Show table' }).click();
  expect(readsFromTheRight(screen.getByRole('heading').element())).toBe(true);
  expect(readsFromTheRight(screen.getByText(label, { exact: true }).first().element())).toBe(true);
  expect(readsFromTheRight(screen.getByRole('rowheader').element())).toBe(true);
});

test('its buttons say whose table and whose files they are, also in a list of the page’s buttons (WCAG 2.4.6)', async () => {
  const screen = await render(<Counts title="Ages" data={[{ label: 'No', count: 3 }]} />);
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  await button('Show table Ages').click();
  await expect.element(button('Hide table Ages')).toHaveAttribute('aria-expanded', 'true');
  await button('Download Ages').click();
  await expect.element(screen.getByRole('group', { name: 'Download Ages' })).toBeVisible();
});
