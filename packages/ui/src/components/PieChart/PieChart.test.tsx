import { composeStories } from '@storybook/react-vite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { openTable, readMarks } from '../../charts/testing';
import { recordKeys } from '../../testing/recordKeys';
import { PieChart } from './PieChart';
import * as stories from './PieChart.stories';

const {
  Groups,
  ManyGroups,
  NoGroups,
  NoneShown,
  NoResponses,
  OneResponse,
  SomeMissing,
  SomeNotShown,
  Thirds,
} = composeStories(stories);

const wedges = (container: Element) =>
  container.querySelectorAll('svg[data-picture="square"] path[d]:not(pattern *)');

test('a figure has its title for a name and says what it shows in a sentence', async () => {
  const screen = await render(<Groups />);
  const figure = screen.getByRole('figure', { name: 'Age of the people who responded' });
  await expect
    .element(figure)
    .toHaveAccessibleDescription(
      'The largest of 4 groups is 26 to 45, with 48 of 120 responses (40%).',
    );
});

test('one group is not measured against others', async () => {
  const screen = await render(<PieChart title="Age" data={[{ label: '18 to 25', count: 5 }]} />);
  await expect
    .element(screen.getByRole('figure'))
    .toHaveAccessibleDescription('The only group is 18 to 25, with 5 responses.');
});

test('the marks are one stop of the Tab key, and arrows read their values (pitfall 6)', async () => {
  const screen = await render(<Groups />);
  const keys = recordKeys();
  expect(await readMarks(4, keys)).toEqual([
    '18 to 25: 24 (20%), 1 of 4',
    '26 to 45: 48 (40%), 2 of 4',
    '46 to 65: 36 (30%), 3 of 4',
    '66 or above: 12 (10%), 4 of 4',
  ]);
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await keys.press('Home', 'goes to the first part and reads its value');
  expect(focused()).toMatch(/^18 to 25/u);
  await keys.press('Arrow right', 'goes to the next part and reads its value');
  expect(focused()).toMatch(/^26 to 45/u);
  await keys.press('Arrow left', 'goes to the part before and reads its value');
  expect(focused()).toMatch(/^18 to 25/u);
  await keys.press('End', 'goes to the last part and reads its value');
  expect(focused()).toMatch(/^66 or above/u);
  await keys.press('Tab', 'leaves the drawing for the button with the table');
  await expect.element(screen.getByRole('button', { name: 'Show table' })).toHaveFocus();
  await keys.press('Enter', 'on the button shows or hides the table');
  await expect.element(screen.getByRole('table')).toBeVisible();
  await keys.matchTable('PieChart');
});

test('the table is made when it is asked for and goes again', async () => {
  const screen = await render(<Groups />);
  expect(screen.container.querySelector('table')).toBeNull();
  expect(await openTable()).toEqual([
    ['Group', 'Responses', 'Share'],
    ['18 to 25', '24', '20%'],
    ['26 to 45', '48', '40%'],
    ['46 to 65', '36', '30%'],
    ['66 or above', '12', '10%'],
  ]);
  await screen.getByRole('button', { name: 'Hide table' }).click();
  expect(screen.container.querySelector('table')).toBeNull();
});

test.each([
  { counts: [1, 1, 1], shares: ['33%', '33%', '33%'] },
  { counts: [5, 5, 3], shares: ['38%', '38%', '23%'] },
  { counts: [1, 7], shares: ['13%', '88%'] },
  { counts: [999, 1], shares: ['100%', '0%'] },
])(
  'each percentage is rounded to a whole number by itself: $counts are $shares [OVER-18]',
  async ({ counts, shares }) => {
    await render(
      <Thirds data={counts.map((count, index) => ({ label: `Group ${index + 1}`, count }))} />,
    );
    expect((await openTable()).map((row) => row[2])).toEqual(['Share', ...shares]);
  },
);

test('groups that are all as large are not called the largest', async () => {
  const screen = await render(<Thirds />);
  await expect
    .element(screen.getByText(/^Each of the 3 groups has \d+ of \d+ responses\.$/u))
    .toBeVisible();
});

test('without responses a share is not applicable, and no wedge is drawn [OVER-19]', async () => {
  const screen = await render(<NoResponses />);
  await expect.element(screen.getByText('No responses yet.')).toBeVisible();
  expect(wedges(screen.container)).toHaveLength(0);
  expect((await openTable()).slice(1)).toEqual([
    ['Female', '0', 'N/A'],
    ['Male', '0', 'N/A'],
  ]);
});

test('no groups are told apart from groups without responses (pitfall 6)', async () => {
  const screen = await render(<NoGroups />);
  await expect.element(screen.getByText('There is nothing to show yet.')).toBeVisible();
  expect(screen.container.querySelector('svg')).toBeNull();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('one response is a whole pie', async () => {
  const screen = await render(<OneResponse />);
  expect(wedges(screen.container)).toHaveLength(1);
  await expect.element(screen.getByText('1 (100%)')).toBeVisible();
});

test('from a chart with hidden numbers neither total nor share can be worked out', async () => {
  const screen = await render(<SomeNotShown />);
  await expect.element(screen.getByText(/^2 numbers are not shown/u)).toBeVisible();
  expect(wedges(screen.container)).toHaveLength(0);
  expect(screen.container.textContent).not.toContain('%');
  expect((await openTable()).slice(1)).toEqual([
    ['White British', '201', 'Not shown'],
    ['Black, Black British, Caribbean or African', '44', 'Not shown'],
    ['Asian or Asian British', 'Not shown', 'Not shown'],
    ['Not stated', 'Not shown', 'Not shown'],
  ]);
});

test('of numbers that are hidden nothing is drawn that could be measured', async () => {
  const screen = await render(<SomeNotShown />);
  const rows = [...screen.container.querySelectorAll('[data-mark] svg')].map((drawing) =>
    [...drawing.querySelectorAll('rect')].map((rect) =>
      parseFloat(rect.getAttribute('width') ?? ''),
    ),
  );
  // Each row has its track. Only known numbers have a bar, as long as their own number.
  expect(rows).toEqual([[100, 100], [100, (44 / 201) * 100], [100], [100]]);
});

test('a number that is missing is not said to be kept back, and leaves no whole to measure', async () => {
  const screen = await render(<SomeMissing />);
  await expect
    .element(screen.getByRole('figure'))
    .toHaveAccessibleDescription(
      'Of the groups with a number, the largest is 26 to 45, with 48 responses.',
    );
  await expect
    .element(
      screen.getByText('One number is missing. Without it there is no total and no share.', {
        exact: true,
      }),
    )
    .toBeVisible();
  expect(screen.container.textContent).not.toMatch(/recognised|Not shown|%/u);
  expect(wedges(screen.container)).toHaveLength(0);
  expect((await openTable()).slice(1)).toEqual([
    ['18 to 25', '24', 'No value'],
    ['26 to 45', '48', 'No value'],
    ['46 to 65', 'No value', 'No value'],
  ]);
});

test('missing and kept back are told apart where both are', async () => {
  const screen = await render(
    <PieChart
      title="Age"
      data={[
        { label: '18 to 25', count: null },
        { label: '26 to 45', count: NaN },
        { label: '46 to 65', count: Infinity },
      ]}
    />,
  );
  await expect.element(screen.getByText(/^One number is not shown/u)).toBeVisible();
  await expect.element(screen.getByText(/2 numbers are missing/u)).toBeVisible();
  await expect.element(screen.getByText('No numbers can be shown.')).toBeVisible();
  expect((await openTable()).slice(1).map((row) => row[1])).toEqual([
    'Not shown',
    'No value',
    'No value',
  ]);
});

test('where every number is missing it says that none is known yet', async () => {
  const screen = await render(<PieChart title="Age" data={[{ label: 'All', count: NaN }]} />);
  await expect.element(screen.getByText('No number is known yet.')).toBeVisible();
});

test('with nothing to show at all it says so', async () => {
  const screen = await render(<NoneShown />);
  await expect.element(screen.getByText('No numbers can be shown.')).toBeVisible();
});

test('of more groups than patterns the smallest share one part, and each is still told', async () => {
  const screen = await render(<ManyGroups />);
  // In forced colours, only patterns distinguish the parts.
  const patternsIn = (selector: string) =>
    [...screen.container.querySelectorAll(selector)].map(({ innerHTML }) => innerHTML);
  const drawn = patternsIn('svg[data-picture="square"] pattern');
  const listed = patternsIn('[data-mark] pattern');
  expect(wedges(screen.container)).toHaveLength(8);
  expect(new Set(drawn).size).toBe(8);
  expect(listed.slice(0, 7)).toEqual(drawn.slice(0, 7));
  expect(listed.slice(7)).toEqual(Array(5).fill(drawn[7]));
  await expect
    .element(screen.getByText('The 5 smallest groups share one part of the pie.'))
    .toBeVisible();
  await expect
    .element(screen.getByRole('img', { name: 'Region 12: 7 (2%), 12 of 12' }))
    .toBeVisible();
  expect(await openTable()).toHaveLength(13);
});

test('sentence, table and marks tell the same of any data (pitfall 6)', async () => {
  const part = fc.oneof(
    { weight: 6, arbitrary: fc.nat({ max: 2000 }) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 11 }), async (counts) => {
      const data = counts.map((count, index) => ({ label: `Group ${index + 1}`, count }));
      const screen = await render(<PieChart title="Groups" data={data} />);
      const rows = (await openTable()).slice(1);
      const marks = [...screen.container.querySelectorAll('[data-mark]')].map((mark) =>
        mark.getAttribute('aria-label'),
      );
      const isHidden = counts.includes(null);
      rows.forEach(([label = '', count = '', share = ''], index) => {
        const value =
          count === 'Not shown' ? 'Not shown' : isHidden ? count : `${count} (${share})`;
        expect(marks[index]).toBe(`${label}: ${value}, ${index + 1} of ${counts.length}`);
      });
      if (!isHidden) {
        const drawn = counts.filter((count) => count !== null && count > 0).length;
        expect(wedges(screen.container)).toHaveLength(
          counts.length > 8 ? Math.min(8, drawn) : drawn,
        );
      }

      const sentence = screen.container.querySelector('figcaption p')?.textContent ?? '';
      const highest = Math.max(0, ...counts.map((count) => count ?? 0));
      if (highest > 0) {
        const leader = rows[counts.indexOf(highest)];
        const areAlike = counts.length > 1 && counts.every((count) => count === highest);
        expect(sentence).toContain(areAlike ? `${counts.length} groups` : leader?.[0]);
        expect(sentence).toContain(leader?.[1]);
      }
    }),
    {
      plugins: [fc.afterEach(cleanup)],
      numRuns: 15,
      // Too rare to be generated each time: all equal, one alone, and all kept back.
      examples: [[[9, 9]], [[0]], [[null, null]]],
    },
  );
});

test('a team can replace the words', async () => {
  const screen = await render(
    <Groups
      messages={{
        showTable: 'Afficher le tableau',
        summary: ({ total }) => `${total ?? 'Rien'} en tout`,
      }}
    />,
  );
  await expect.element(screen.getByRole('button', { name: 'Afficher le tableau' })).toBeVisible();
  await expect.element(screen.getByText('120 en tout')).toBeVisible();
});

test('its circle is no wider than the place, as on a phone with large text', async () => {
  const screen = await render(
    <div style={{ inlineSize: '8rem' }}>
      <Groups />
    </div>,
  );
  await expect.element(screen.getByRole('figure')).toBeVisible();
  const circle = screen.container.querySelector('figure svg')?.getBoundingClientRect();
  expect(circle?.width).toBe(128);
  expect(circle?.height).toBe(128);
});
