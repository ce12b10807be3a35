import { composeStories } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './Layout.stories';
import { Badge } from '../Badge';
import { BarChart } from '../BarChart';
import { Button } from '../Button';
import { Card } from '../Card';
import { DescriptionList } from '../DescriptionList';
import { Form } from '../Form';
import { Link } from '../Link';
import { Menu } from '../Menu';
import { ProgressBar } from '../ProgressBar';
import { Slider } from '../Slider';
import { Spinner } from '../Spinner';
import { StatCard } from '../StatCard';
import { Table } from '../Table';
import { TextField } from '../TextField';
import { Tag } from '../Tag';
import { Columns } from './Columns';
import { Inline } from './Inline';
import { Page } from './Page';
import { Stack } from './Stack';

const { FiltersAndActions, OneColumnForm, TextWithAside, WholePage } = composeStories(stories);

test('a page starts with the skip link, and it leads to main', async () => {
  const screen = await render(<WholePage />);
  const keys = recordKeys();
  await keys.press('Tab', 'goes to the skip link first');
  await expect.element(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  await keys.press('Enter', 'on it goes to the main part');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  await keys.matchTable('Layout');
});

test('a team can replace the words of the skip link', async () => {
  const screen = await render(<WholePage messages={{ skip: 'Aller au contenu' }} />);
  await expect.element(screen.getByRole('link', { name: 'Aller au contenu' })).toBeInTheDocument();
});

test.each([
  ['a stack', (part: ReactNode) => <Stack>{part}</Stack>],
  ['a card', (part: ReactNode) => <Card title="Card">{part}</Card>],
  [
    'a form',
    (part: ReactNode) => (
      <Form label="Form" errors={[]} onSubmit={vi.fn()}>
        {part}
      </Form>
    ),
  ],
])('what stands in %s alone is as wide as its words', async (_where, around) => {
  const screen = await render(
    around(
      <>
        <Button>Save</Button>
        <Link href="/faqs" variant="primary">
          Read
        </Link>
        <Tag tone="success">Live</Tag>
        <Badge count={3} label={() => 'three answers'} />
      </>,
    ),
  );
  const parts = [
    screen.getByRole('button').element(),
    screen.getByRole('link').element(),
    ...['Live', 'three answers'].map((words) => screen.getByText(words).element().parentElement),
  ];
  for (const part of parts) expect(part?.getBoundingClientRect().width).toBeLessThan(160);
});

test('the footer stays at the bottom of a short page', async () => {
  const screen = await render(<OneColumnForm footer={<footer>Footer</footer>} />);
  const { bottom } = screen.getByRole('contentinfo').element().getBoundingClientRect();
  expect(bottom).toBeGreaterThanOrEqual(window.innerHeight);
});

test('the footer waits until what stands above it has come, unless somebody acts in it', async () => {
  const view = (isLoading: boolean) => (
    <Page
      footer={
        <footer>
          <a href="#help">Help</a>
        </footer>
      }
    >
      <div aria-busy={isLoading}>A list</div>
    </Page>
  );
  const screen = await render(view(true));
  const footer = screen.getByText('Help');
  await expect.element(footer).not.toBeVisible();
  await screen.rerender(view(false));
  await expect.element(footer).toBeVisible();
  await screen.rerender(
    <Page footer={<footer>Help</footer>}>
      <Spinner label="Opening the list" />
    </Page>,
  );
  await expect.element(footer).not.toBeVisible();
  await screen.rerender(view(false));
  screen.getByRole('link', { name: 'Help' }).element().focus();
  await screen.rerender(view(true));
  await expect.element(footer).toBeVisible();
});

test('no width makes a page scroll sideways, down to 320 pixels', async () => {
  for (const width of [320, 768, 1440]) {
    await page.viewport(width, 800);
    const screen = await render(<WholePage />);
    await expect.element(screen.getByRole('main')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await screen.unmount();
  }
  await page.viewport(1024, 768);
});

test('a side column stands beside the text where there is room, and after it where there is not', async () => {
  await page.viewport(1440, 800);
  const screen = await render(<TextWithAside />);
  const text = screen.getByText('Your answers shape').element();
  const aside = screen.getByRole('article', { name: 'At a glance' }).element();
  expect(aside.getBoundingClientRect().left).toBeGreaterThan(text.getBoundingClientRect().left);

  await page.viewport(360, 800);
  expect(aside.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    text.getBoundingClientRect().bottom,
  );
  await page.viewport(1024, 768);
});

test('a live region that is still empty leaves no gap in a stack', async () => {
  const words = (hasRegion: boolean) => (
    <Stack gap="separate">
      <p>First</p>
      {hasRegion && <div role="status" />}
      <p>Second</p>
    </Stack>
  );
  const screen = await render(words(false));
  const top = () => screen.getByText('Second').element().getBoundingClientRect().top;
  const without = top();
  await screen.rerender(words(true));
  expect(top()).toBe(without);
});

test('neighbours in a tight row do not overlap', async () => {
  const screen = await render(
    <Inline gap="tight">
      <Button>Save</Button>
      <Button variant="quiet">Cancel</Button>
      <Button variant="quiet">Remove</Button>
    </Inline>,
  );
  const edges = (name: string) => {
    const { left, right } = screen.getByRole('button', { name }).element().getBoundingClientRect();
    return { left, right };
  };
  await expect.poll(() => edges('Save').right).toBeGreaterThan(0);
  expect(edges('Cancel').left).toBeGreaterThanOrEqual(edges('Save').right);
  expect(edges('Remove').left).toBeGreaterThanOrEqual(edges('Cancel').right);
});

test('a quiet button lines up by its words where it wraps onto a line of its own', async () => {
  const screen = await render(
    <div data-testid="place" style={{ inlineSize: '9rem' }}>
      <Inline>
        <Button>Preview</Button>
        <Button variant="quiet">Cancel</Button>
      </Inline>
    </div>,
  );
  const words = document.createRange();
  words.selectNodeContents(screen.getByRole('button', { name: 'Cancel' }).element());
  const place = screen.getByTestId('place').element().getBoundingClientRect();
  expect(words.getBoundingClientRect().left).toBeCloseTo(place.left, 1);
});

test('the focus ring of a quiet button stays clear of the words before it', async () => {
  const screen = await render(
    <Inline>
      <span>Question 1 was deleted.</span>
      <Button variant="quiet">Put it back</Button>
    </Inline>,
  );
  const button = screen.getByRole('button').element();
  await userEvent.tab();
  const { outlineOffset, outlineWidth } = getComputedStyle(button);
  const ring =
    button.getBoundingClientRect().left - parseFloat(outlineOffset) - parseFloat(outlineWidth);
  const words = screen.getByText('Question 1 was deleted.').element().getBoundingClientRect();
  expect(ring).toBeGreaterThan(words.right + 2);
});

/** How many of these stand in each row. */
function perRow(elements: Element[]): number[] {
  const tops = elements.map((element) => Math.round(element.getBoundingClientRect().top));
  return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
}

test('four filters stand in one row or in pairs, and buttons of a phone in pairs', async () => {
  onTestFinished(() => page.viewport(1024, 768));
  const screen = await render(<FiltersAndActions />);
  const labels = ['Search researchers', 'Role', 'Status', 'Page size'];
  const filters = () => perRow(labels.map((label) => screen.getByText(label).element()));
  const actions = /^(Edit|Preview|Export|Involvement report|Share|Back)$/;
  const buttons = () => perRow(screen.getByRole('button', { name: actions }).elements());

  await page.viewport(1024, 768);
  expect([filters(), buttons()]).toEqual([[4], [6]]);
  await page.viewport(768, 768);
  expect([filters(), buttons()]).toEqual([[2, 2], [6]]);
  await page.viewport(360, 768);
  expect([filters(), buttons()]).toEqual([
    [1, 1, 1, 1],
    [2, 2, 2],
  ]);
});

test('what stands in columns is as wide and as high as its words, and no part is squeezed in a row', async () => {
  const parts = (
    <>
      <Button>Save</Button>
      <Link href="/faqs" variant="primary">
        Read
      </Link>
      <Menu label="More" items={[]} />
      <Tag tone="success">Live</Tag>
      <Badge count={3} label={() => 'three answers'} />
      <div style={{ blockSize: '10rem' }} />
    </>
  );
  const screen = await render(<Columns>{parts}</Columns>);
  for (const part of screen.container.querySelectorAll('a, button'))
    expect(part.getBoundingClientRect().width).toBeLessThan(160);
});

test.each([
  ['numbers', <StatCard key="stats" stats={[{ id: 'a', label: 'Answers', value: 12 }]} />],
  ['terms', <DescriptionList key="terms" items={[{ term: 'Answers', description: 'Twelve' }]} />],
  [
    'a table',
    <Table
      key="table"
      caption="Answers"
      rows={['Twelve']}
      columns={[{ id: 'name', label: 'Answers', cell: (row) => row }]}
      getRowId={(row) => row}
      empty={null}
    />,
  ],
  ['a chart', <BarChart key="chart" title="Answers" data={[{ label: 'Yes', count: 12 }]} />],
])('%s in a row have the whole of it, and no column of letters', async (_what, part) => {
  const screen = await render(
    <Inline>
      <Button>Save</Button>
      {part}
    </Inline>,
  );
  const { width } = screen.container.getBoundingClientRect();
  expect(
    screen.container.querySelector('button + *')?.getBoundingClientRect().width,
  ).toBeGreaterThan(width * 0.9);
});

test('spare width goes where an inline says, also where a row of actions holds it', async () => {
  const screen = await render(
    <Card
      actions={
        <Inline justify="end">
          <Button>Save</Button>
        </Inline>
      }
    >
      Words
    </Card>,
  );
  const { right } = screen.getByRole('button').element().getBoundingClientRect();
  const card = screen.container.firstElementChild?.getBoundingClientRect();
  expect(right).toBeGreaterThan((card?.right ?? Infinity) - 48);
});

test.each([
  ['an inline', (parts: ReactNode) => <Inline>{parts}</Inline>],
  ['a row that ends', (parts: ReactNode) => <Inline justify="end">{parts}</Inline>],
  ['a row of a team’s own', (parts: ReactNode) => <div style={{ display: 'flex' }}>{parts}</div>],
])('in %s what stands at the end leaves the rest its place', async (_where, around) => {
  const words = 'Projects that wait for a decision of the ethics committee';
  const screen = await render(
    around(
      <>
        <h2>{words}</h2>
        <Inline justify="end">
          <Button>Export</Button>
          <Button>Print</Button>
        </Inline>
      </>,
    ),
  );
  const heading = screen.getByRole('heading').element();
  const { left, right, top, bottom } = screen
    .getByRole('button', { name: 'Print' })
    .element()
    .getBoundingClientRect();
  const beside = heading.getBoundingClientRect();
  expect(beside.height).toBeLessThan(2 * parseFloat(getComputedStyle(heading).lineHeight));
  expect(top).toBeLessThan(beside.bottom);
  expect(bottom).toBeGreaterThan(beside.top);
  expect(left).toBeGreaterThan(beside.right);
  expect(right).toBeCloseTo(screen.container.getBoundingClientRect().right, 0);
});

test.each([
  ['a page', (parts: ReactNode) => <div>{parts}</div>],
  ['a stack', (parts: ReactNode) => <Stack>{parts}</Stack>],
  ['a card', (parts: ReactNode) => <Card>{parts}</Card>],
  ['columns', (parts: ReactNode) => <Columns>{parts}</Columns>],
])('in %s what stands at the end wraps inside, up to the edge', async (_where, around) => {
  const screen = await render(
    <div style={{ inlineSize: '20rem' }}>
      {around(
        <Inline justify="end">
          <Button>Download all answers</Button>
          <Button>Print</Button>
          <Button>Share with others</Button>
        </Inline>,
      )}
    </div>,
  );
  const rights = screen.getByRole('button').elements();
  const [first, , last] = rights.map((button) => button.getBoundingClientRect());
  expect(first?.right).toBeLessThanOrEqual(320);
  expect(last?.top).toBeGreaterThan(first?.top ?? NaN);
  expect(last?.right).toBeGreaterThan(320 - 30);
});

test.each([
  [
    'a slider',
    <Slider key="slider" label="X" minValue={1} maxValue={5} value={2} onChange={vi.fn()} />,
  ],
  ['a bar of progress', <ProgressBar key="bar" label="X" isIndeterminate />],
])('%s in a row keeps a length to work with', async (_what, part) => {
  const screen = await render(
    <Inline>
      <Button>Save</Button>
      {part}
    </Inline>,
  );
  expect(
    screen.container.querySelector('button + *')?.getBoundingClientRect().width,
  ).toBeGreaterThan(100);
});

test.each([
  ['an inline', (parts: ReactNode) => <Inline>{parts}</Inline>],
  ['filters', (parts: ReactNode) => <Columns layout="filters">{parts}</Columns>],
])(
  'in %s a button stands beside the input of a field, and not beside its label',
  async (_where, around) => {
    const screen = await render(
      around(
        <>
          <TextField label="Name" hint="As on the letter" value="" onChange={vi.fn()} />
          <Button>Look up</Button>
        </>,
      ),
    );
    const bottom = (role: 'button' | 'textbox') =>
      screen.getByRole(role).element().getBoundingClientRect().bottom;
    expect(bottom('button')).toBeCloseTo(bottom('textbox'), 0);
  },
);

test.each([
  ['a stack', (parts: ReactNode) => <Stack>{parts}</Stack>],
  ['a card', (parts: ReactNode) => <Card>{parts}</Card>],
  [
    'a form',
    (parts: ReactNode) => (
      <Form label="Form" errors={[]} onSubmit={vi.fn()}>
        {parts}
      </Form>
    ),
  ],
])('in %s the words of a quiet button stand at the edge of the others', async (_where, around) => {
  const screen = await render(
    around(
      <>
        <p>Before</p>
        <Button variant="quiet">Show more</Button>
        <Menu label="Actions" variant="quiet" items={[]} />
        <p>After</p>
      </>,
    ),
  );
  const left = (words: string) => {
    const range = document.createRange();
    range.selectNodeContents(screen.getByText(words, { exact: true }).element());
    return range.getBoundingClientRect().left;
  };
  expect(left('Show more')).toBeCloseTo(left('Before'), -0.5);
  expect(left('Actions')).toBeCloseTo(left('Before'), -0.5);
});
