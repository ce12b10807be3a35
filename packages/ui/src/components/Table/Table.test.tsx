import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emulateMedia } from '../../../../../tools/test/emulateMedia';
import { translatePage } from '../../../../../tools/test/translatePage';
import { Button } from '../Button';
import { Inline } from '../Layout';
import { Tag } from '../Tag';
import { UiProvider } from '../UiProvider';
import { readsFromTheRight } from '../../testing/readsFromTheRight';
import { recordKeys } from '../../testing/recordKeys';
import { Table, type TableProps } from './Table';
import * as stories from './Table.stories';
import type { TableColumn } from './types';

const {
  Empty,
  Failed,
  Loading,
  Narrow,
  NarrowWithRowMenus,
  OpenedByAction,
  Ready,
  Sorted,
  WithActions,
  WithCaption,
  WithRowMenus,
} = composeStories(stories);

afterEach(() => {
  window.getSelection()?.removeAllRanges();
});

/** The text that a browser shows before a cell's value. */
const nameBefore = (cell: Element) => getComputedStyle(cell, '::before').content;

interface Study {
  id: number;
  title: string;
}

const studies: readonly Study[] = [
  { id: 1, title: 'Walking' },
  { id: 2, title: 'Sleep' },
];

const titleOnly: readonly TableColumn<Study>[] = [
  { id: 'title', label: 'Title', cell: ({ title }) => title },
  { id: 'note', label: 'Note', cell: () => 'A note to read' },
];

function inApp(navigate: (path: string) => void, columns = titleOnly) {
  return (
    <UiProvider navigate={navigate}>
      <Table
        caption="Studies"
        columns={columns}
        rows={studies}
        getRowId={({ id }) => String(id)}
        getRowHref={({ id }) => `/studies/${id}`}
        empty="None"
      />
    </UiProvider>
  );
}

test('a table is found by its caption, its headers and the name of each row', async () => {
  const screen = await render(<Ready />);
  await expect.element(screen.getByRole('table', { name: 'Your projects' })).toBeVisible();
  expect(
    screen
      .getByRole('columnheader')
      .elements()
      .map((header) => header.textContent),
  ).toEqual(['Title', 'Status', 'Submitted', 'Responses']);
  await expect
    .element(screen.getByRole('rowheader', { name: 'Sleep and shift work' }))
    .toBeInTheDocument();
});

test('a caption can be shown where no heading says the same', async () => {
  const screen = await render(<WithCaption />);
  const { height } = screen.getByText('Your projects').element().getBoundingClientRect();
  expect(height).toBeGreaterThan(20);
});

test('each row has one link, and it moves by the router', async () => {
  const navigate = vi.fn();
  const screen = await render(inApp(navigate));
  const link = screen.getByRole('link', { name: 'Sleep' });
  await expect.element(link).toHaveAttribute('href', '/studies/2');
  expect(screen.getByRole('link').elements()).toHaveLength(2);
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);

  await link.click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/studies/2');
});

test('the whole row leads where its link leads', async () => {
  const navigate = vi.fn();
  const screen = await render(inApp(navigate));
  await screen.getByRole('cell', { name: 'A note to read' }).last().click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/studies/2');
});

test('text in a row can be selected without leaving the page', async () => {
  const navigate = vi.fn();
  const screen = await render(inApp(navigate));
  const text = screen.getByText('A note to read').first();
  await userEvent.dragAndDrop(text, text, {
    sourcePosition: { x: 18, y: 28 },
    targetPosition: { x: 76, y: 28 },
  });
  expect(window.getSelection()?.toString()).toMatch(/^A note/u);
  expect(navigate).not.toHaveBeenCalled();
});

test('a button inside a row does its own work and no more', async () => {
  const navigate = vi.fn();
  const onPress = vi.fn();
  const columns: readonly TableColumn<Study>[] = [
    ...titleOnly,
    {
      id: 'act',
      label: 'Actions',
      cell: ({ title }) => (
        <button type="button" onClick={onPress}>
          Approve {title}
        </button>
      ),
    },
  ];
  const screen = await render(inApp(navigate, columns));
  await screen.getByRole('button', { name: 'Approve Sleep' }).click();
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
});

test('a row without an address is opened by a button, with the keyboard too', async () => {
  const onRowOpen = vi.fn();
  const screen = await render(<OpenedByAction onRowOpen={onRowOpen} />);
  const draft = screen.getByRole('button', { name: /Asthma plans/u });
  await expect.element(screen.getByRole('link', { name: /Walking further/u })).toBeVisible();

  await draft.click();
  await userEvent.keyboard('{Enter}');
  expect(onRowOpen).toHaveBeenCalledTimes(2);
  expect(onRowOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
});

test('a sortable header is a button that says its order and turns it round', async () => {
  const onSortChange = vi.fn();
  const screen = await render(<Sorted onSortChange={onSortChange} />);
  const header = screen.getByRole('columnheader', { name: 'Title' });
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await expect
    .element(screen.getByRole('columnheader', { name: 'Responses' }))
    .toHaveAttribute('aria-sort', 'none');
  await expect
    .element(screen.getByRole('columnheader', { name: 'Status' }))
    .not.toHaveAttribute('aria-sort');

  await screen.getByRole('button', { name: 'Title' }).click();
  expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'title', direction: 'descending' });
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  await expect.element(screen.getByRole('rowheader').first()).toHaveTextContent('Walking further');
});

test('a new order is said once the rows stand', async () => {
  const screen = await render(<Sorted />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
  await screen.getByRole('button', { name: 'Responses' }).click();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('3 rows, sorted by Responses, ascending');
});

test('while loading the table is busy and its rows are as high as those to come', async () => {
  const screen = await render(<Loading />);
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('rowheader').elements()).toHaveLength(0);
  const heights = () =>
    [...screen.container.querySelectorAll('tbody tr')].map(
      (row) => row.getBoundingClientRect().height,
    );
  const [waiting = 0] = heights();

  await screen.rerender(<Ready />);
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  expect(heights().some((height) => Math.abs(height - waiting) < 1)).toBe(true);
});

test.each([
  [Infinity, 100],
  [1e9, 100],
  [NaN, 0],
  [-3, 0],
])('a table that waits for %d rows stands', async (loadingRowCount, shown) => {
  const screen = await render(<Loading loadingRowCount={loadingRowCount} />);
  expect(screen.container.querySelectorAll('tbody tr')).toHaveLength(shown);
});

test('rows that arrive are announced by their number', async () => {
  const screen = await render(<Ready status="loading" />);
  await screen.rerender(<Ready status="ready" />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('3 rows');
});

test('a table that could not be loaded says so, tries again, and keeps focus in its place', async () => {
  const onRetry = vi.fn();
  const screen = await render(<Failed onRetry={onRetry} />);
  await expect.element(screen.getByText('This list could not be loaded.')).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledTimes(1);

  await screen.rerender(<Failed onRetry={onRetry} status="loading" />);
  await expect.element(screen.getByRole('table')).toBeVisible();
  expect(document.activeElement).toContainElement(screen.getByRole('table').element());
  expect(document.activeElement).not.toBe(document.body);
});

test('what has focus and goes away with the rows or with the whole table leaves focus in its place', async () => {
  const screen = await render(<Narrow />);
  const frame = screen.getByRole('table').element().parentElement?.parentElement;
  screen.getByRole('link').first().element().focus();
  await screen.rerender(<Narrow status="loading" />);
  await expect.poll(() => document.activeElement).toBe(frame);

  screen.getByRole('button', { name: 'Responses' }).element().focus();
  await screen.rerender(<Narrow rows={[]} />);
  await expect.element(screen.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  expect(document.activeElement).toBe(frame);
});

test('an empty table gives its place to words and the next step', async () => {
  const screen = await render(<Empty />);
  await expect.element(screen.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
});

test('stacked, each value stands beside its header and is still read as a table', async () => {
  const screen = await render(<Narrow />);
  const status = screen.getByRole('cell', { name: 'Published' });
  await expect.poll(() => nameBefore(status.element())).toContain('Status');
  expect(getComputedStyle(status.element()).display).toBe('grid');
  await expect.element(screen.getByRole('table', { name: 'Your projects' })).toBeVisible();
  expect(screen.getByRole('columnheader').elements()).toHaveLength(4);
  await expect.element(screen.getByRole('button', { name: 'Responses' })).toBeVisible();
});

test('in a narrow place a button of a row keeps its word whole', async () => {
  const screen = await render(
    <div style={{ inlineSize: '15rem' }}>
      <WithActions />
    </div>,
  );
  for (const name of ['Download', 'Approve']) {
    const words = document.createRange();
    words.selectNodeContents(screen.getByText(name, { exact: true }).first().element());
    expect(words.getClientRects()).toHaveLength(1);
  }
});

test('a table that is made narrow and wide again has names before its values only while it is stacked', async () => {
  const screen = await render(<Sorted />);
  const { style } = document.body;
  onTestFinished(() => {
    style.removeProperty('width');
  });
  const status = screen.getByRole('cell', { name: 'Published' }).first();
  for (const [width, name] of [
    ['20rem', 'Status'],
    ['60rem', 'none'],
    ['30rem', 'Status'],
  ] as const) {
    style.width = width;
    await expect.poll(() => nameBefore(status.element())).toContain(name);
  }
});

test('on a small page names stand before the values without any script', async () => {
  onTestFinished(() => page.viewport(1024, 768));
  await page.viewport(360, 640);
  const screen = await render(<Ready />);
  const status = screen.getByRole('cell', { name: 'Published' }).first();
  await expect.poll(() => status.element().closest('[data-stacked]')).not.toBeNull();
  screen.getByRole('table').element().removeAttribute('data-stacked');
  expect(nameBefore(status.element())).toContain('Status');
});

test('stacked, a row without actions shows no name for them and is read as long as the others', async () => {
  const screen = await render(<NarrowWithRowMenus />);
  const lastCell = (name: RegExp) => {
    const cells = screen.getByRole('row', { name }).getByRole('cell').elements();
    expect(cells).toHaveLength(4);
    return cells[3];
  };
  const heights = [/^Sleep/u, /^Asthma/u].map(
    (name) => lastCell(name)?.getBoundingClientRect().height,
  );
  expect(heights[0]).toBeGreaterThan(20);
  expect(heights[1]).toBe(1);
});

test('a table of six columns stacks while one of five still stands side by side', async () => {
  const columns = (count: number): TableColumn<Study>[] =>
    Array.from({ length: count }, (_, at) => ({
      id: String(at),
      label: `Column ${at}`,
      ...(at === 0 && { isRowHeader: true }),
      cell: ({ title }) => `${title} ${at}`,
    }));
  const table = (count: number) => (
    <Table
      caption="Studies"
      columns={columns(count)}
      rows={[{ id: 1, title: 'Sleep' }]}
      getRowId={({ id }) => String(id)}
      empty={null}
    />
  );
  await page.viewport(768, 800);
  const screen = await render(table(5));
  const display = () =>
    getComputedStyle(screen.getByRole('cell', { name: 'Sleep 1' }).element()).display;
  expect(display()).toBe('table-cell');
  await screen.rerender(table(6));
  expect(display()).toBe('grid');
  await page.viewport(1024, 768);
});

test('with a share for each column its edges stay whatever the rows hold, and words that need more take it', async () => {
  const columns: readonly TableColumn<Study>[] = [
    { id: 'title', label: 'Title', share: 50, cell: ({ title }) => title },
    { id: 'status', label: 'Status', share: 30, isOneLine: true, cell: ({ title }) => title },
    { id: 'count', label: 'Count', share: 20, cell: ({ id }) => id },
  ];
  const table = (title: string, width = 900) => (
    <div style={{ width }}>
      <Table
        caption="Studies"
        columns={columns}
        rows={[{ id: 1, title }]}
        getRowId={({ id }) => String(id)}
        empty={null}
      />
    </div>
  );
  const screen = await render(table('Sleep'));
  const widths = () =>
    screen
      .getByRole('columnheader')
      .elements()
      .map((header) => Math.round(header.getBoundingClientRect().width));
  expect(widths()).toEqual([449, 269, 180]);
  await screen.rerender(table('Walking further'));
  expect(widths()).toEqual([449, 269, 180]);
  await screen.rerender(table('Walking further in the first year after'));
  expect(widths()[1]).toBeGreaterThan(300);
  await screen.rerender(table('Sleep', 320));
  await expect.element(screen.getByRole('cell', { name: 'Sleep' })).toBeVisible();
  expect(screen.getByRole('table').element().scrollWidth).toBeLessThan(320);
});

test('nothing scrolls sideways at 320 pixels', async () => {
  await page.viewport(320, 640);
  await render(<WithActions />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1024, 768);
});

test('a row with actions has a menu named after it, by mouse and by keyboard', async () => {
  const onAction = vi.fn();
  const rowActions = () => [{ id: 'export', label: 'Export answers', onAction }];
  const screen = await render(<WithRowMenus rowActions={rowActions} />);
  const button = screen.getByRole('button', { name: 'Actions for Sleep and shift work' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();

  await button.click();
  const menu = screen.getByRole('menu', { name: 'Actions for Sleep and shift work' });
  await expect.element(menu).toBeVisible();
  expect(button.element().getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');

  const keys = recordKeys();
  await keys.press('Arrow down', "on a row's button opens its menu");
  await expect.element(screen.getByRole('menuitem', { name: 'Export answers' })).toHaveFocus();
  await keys.press('Escape', 'closes the menu and goes back to the button');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await keys.press('Enter', "on a row's button opens its menu");
  await expect.element(screen.getByRole('menuitem', { name: 'Export answers' })).toHaveFocus();
  await keys.press('Enter', 'in the menu does what the item says');
  expect(onAction).toHaveBeenCalledTimes(1);
  await keys.press('Shift + Tab', 'goes back to what opens the row');
  await expect
    .element(screen.getByRole('row', { name: /Sleep and shift work/u }).getByRole('link'))
    .toHaveFocus();
  await keys.press('Tab', "goes on to the row's button");
  await expect.element(button).toHaveFocus();
  await expect.element(menu).not.toBeInTheDocument();

  await screen.unmount();
  const onSortChange = vi.fn();
  const sorted = await render(<Sorted onSortChange={onSortChange} />);
  const header = sorted.getByRole('button', { name: 'Title' });
  await userEvent.tab();
  await expect.element(header).toHaveFocus();
  await keys.press('Enter', "on a column's sortable header sorts by it, or turns the order round");
  expect(onSortChange).toHaveBeenCalledTimes(1);
  await expect.element(header).toHaveFocus();
  await keys.matchTable('Table');
});

test('a row without actions has no menu, and no menu is mounted before one is opened', async () => {
  const screen = await render(<WithRowMenus />);
  expect(screen.getByRole('button', { name: /^Actions for/u }).elements()).toHaveLength(2);
  await expect.element(screen.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});

test('a press beside an open menu closes it, gives focus back and opens no row', async () => {
  const navigate = vi.fn();
  const screen = await render(
    <UiProvider navigate={navigate}>
      <WithRowMenus />
    </UiProvider>,
  );
  const button = screen.getByRole('button', { name: /^Actions for Walking/u });
  await button.click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await screen.getByRole('cell', { name: 'Awaiting approval' }).click({ force: true });
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(navigate).not.toHaveBeenCalled();
});

test('a row that goes away under its menu takes the menu along, and focus waits at the table', async () => {
  const screen = await render(<WithRowMenus />);
  await screen
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await screen.rerender(<WithRowMenus status="loading" />);
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  expect(document.activeElement?.querySelector('table')).not.toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

test.each(['{Enter>2/}', '{ >2/}'])(
  'the key that opens a row’s menu, held (%s), chooses nothing in it',
  async (held) => {
    const onAction = vi.fn();
    const rowActions = () => ['Delete', 'Edit'].map((label) => ({ id: label, label, onAction }));
    const screen = await render(<WithRowMenus rowActions={rowActions} />);
    const button = screen.getByRole('button', { name: /^Actions for/ }).first();
    button.element().focus();
    await userEvent.keyboard(held);
    await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    expect(onAction).not.toHaveBeenCalled();
  },
);

test('pointing at what opens a row, or reaching it by keyboard, is told once', async () => {
  const told: number[] = [];
  const screen = await render(<Ready onRowIntent={({ id }) => told.push(id)} />);
  const link = screen.getByRole('link', { name: 'Sleep and shift work' });
  await screen.getByRole('cell', { name: 'Awaiting approval' }).hover();
  expect(told).toEqual([]);
  await link.hover();
  link.element().focus();
  await userEvent.tab({ shift: true });
  await expect.poll(() => told).toEqual([3, 2]);
});

test('opening a menu draws no row again', async () => {
  const cell = vi.fn(({ title }: Study) => title);
  const columns: readonly TableColumn<Study>[] = [{ id: 'title', label: 'Title', cell }];
  const screen = await render(
    <Table
      caption="Studies"
      columns={columns}
      rows={studies}
      getRowId={({ id }) => String(id)}
      rowActions={() => [{ id: 'edit', label: 'Edit', onAction: () => undefined }]}
      empty="None"
    />,
  );
  cell.mockClear();
  await screen.getByRole('button', { name: 'Actions for Sleep' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  expect(cell).not.toHaveBeenCalled();
});

test('a row is drawn again only when what it shows changes', async () => {
  const cell = vi.fn(({ title }: Study) => title);
  const columns: readonly TableColumn<Study>[] = [{ id: 'title', label: 'Title', cell }];
  const table = (rows: readonly Study[]) => (
    <Table
      caption="Studies"
      columns={columns}
      rows={rows}
      getRowId={({ id }) => String(id)}
      getRowHref={({ id }) => `/studies/${id}`}
      onRowOpen={() => undefined}
      empty="None"
    />
  );
  const screen = await render(table(studies));
  cell.mockClear();
  await screen.rerender(table([...studies, { id: 3, title: 'Asthma' }]));
  expect(cell.mock.calls.map(([row]) => row.id)).toEqual([3]);
});

test('a team can replace the words', async () => {
  const screen = await render(<Failed messages={{ retry: 'Réessayer', error: 'Échec :' }} />);
  await expect.element(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect.element(screen.getByText('Échec :')).toBeInTheDocument();
});

describe('long words of a cell', () => {
  const address = 'wilhelmina.featherstonehaugh@very-long-department.university.example';
  const columns: readonly TableColumn<Study>[] = [
    { id: 'title', label: 'Title', cell: () => 'T'.repeat(100) },
    { id: 'address', label: 'Email', cell: () => address },
    { id: 'end', label: 'End', isOneLine: true, cell: () => '28 September 2026' },
    { id: 'note', label: 'Note', cell: () => <span>Last</span> },
  ];
  const show = async (width: number) => {
    await page.viewport(width, 640);
    onTestFinished(() => page.viewport(1024, 768));
    return render(inApp(vi.fn(), columns));
  };

  test('leave all columns in sight, and scroll no page', async () => {
    const screen = await show(900);
    const paper = screen.getByRole('table').element().parentElement;
    expect(paper?.scrollWidth).toBe(paper?.clientWidth);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });

  test('are read and found as they were written', async () => {
    const screen = await show(900);
    await expect.element(screen.getByRole('cell', { name: address }).first()).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'T'.repeat(100) }).first())
      .toHaveAttribute('href', '/studies/1');
  });

  test('a date stays on one line beside them', async () => {
    const screen = await show(1000);
    const words = document.createRange();
    words.selectNodeContents(screen.getByText('28 September 2026').first().element());
    expect(words.getClientRects()).toHaveLength(1);
  });
});

describe('a date and a tag keep to one line, and all columns are in sight', () => {
  const onOneLine = ['Awaiting approval', '27 December 2026', '28 September 2027'];
  const researcher = { id: 'researcher', label: 'Researcher', cell: () => 'Dr Amara Okafor' };
  const email = { id: 'email', label: 'Email', cell: () => 'amara.okafor@research.example' };
  const facts: readonly TableColumn<Study>[] = [
    {
      id: 'status',
      label: 'Status',
      isOneLine: true,
      cell: () => <Tag tone="info">Awaiting approval</Tag>,
    },
    { id: 'launch', label: 'Launch date', isOneLine: true, cell: () => '27 December 2026' },
    { id: 'end', label: 'End date', isOneLine: true, cell: () => '28 September 2027' },
  ];

  test.for([
    ['four', []],
    ['five', [researcher]],
    ['six', [researcher, email]],
  ] as const)('in a table of %s columns, however wide', async ([, more]) => {
    onTestFinished(() => page.viewport(1024, 768));
    const title = 'Somebody who has been there: peer support after a stroke';
    const columns = [{ id: 'title', label: 'Title', cell: () => title }, ...more, ...facts];
    const screen = await render(inApp(vi.fn(), columns));
    const paper = screen.getByRole('table').element().parentElement;
    const isBroken = (value: string) => {
      const words = document.createRange();
      words.selectNodeContents(screen.getByText(value).first().element());
      return words.getClientRects().length > 1;
    };
    for (const width of [360, 660, 704, 768, 840, 900, 960, 1024, 1152]) {
      await page.viewport(width, 640);
      const broken = onOneLine.filter(isBroken);
      expect({ width, broken }).toEqual({ width, broken: [] });
      const hidden = (paper?.scrollWidth ?? 0) - (paper?.clientWidth ?? 0);
      expect({ width, hidden }).toEqual({ width, hidden: 0 });
    }
  });
});

/** A row with an address, a date and two buttons. */
const withButtons = (title: string) =>
  inApp(vi.fn(), [
    { id: 'title', label: 'Name', cell: () => title },
    { id: 'address', label: 'Email', cell: () => `${'address'.repeat(9)}@hospice.example` },
    { id: 'role', label: 'Role', cell: () => 'Researcher' },
    { id: 'asked', label: 'Asked', isOneLine: true, cell: () => '28 September 2026' },
    {
      id: 'actions',
      label: 'Actions',
      isActions: true,
      cell: () => (
        <Inline gap="tight">
          <Button>Approve</Button>
          <Button>Reject</Button>
        </Inline>
      ),
    },
  ]);

test('stacked on a phone, the buttons of a row stand beside one another', async () => {
  await page.viewport(360, 640);
  onTestFinished(() => page.viewport(1024, 768));
  const screen = await render(withButtons('Name'));
  const topOf = (name: string) =>
    screen.getByRole('button', { name }).first().element().getBoundingClientRect().top;
  expect(topOf('Reject')).toBe(topOf('Approve'));
});

test.for([640, 768, 900, 960])(
  'at %i pixels no name pushes the buttons of a row out of sight',
  async (width) => {
    await page.viewport(width, 640);
    onTestFinished(() => page.viewport(1024, 768));
    const screen = await render(withButtons('Name'.repeat(25)));
    const paper = screen.getByRole('table').element().parentElement;
    expect(paper?.scrollWidth).toBe(paper?.clientWidth);
  },
);

test('a name that is read from the right keeps its own order, linked or not', async () => {
  const name = 'מה עוזר לישון? COVID-19 ומה הלאה!';
  const table = (more: Partial<TableProps<Study>>) => (
    <Table
      caption="Studies"
      columns={[{ id: 'title', label: 'Title', cell: () => name }]}
      rows={studies.slice(0, 1)}
      getRowId={({ id }) => String(id)}
      empty="None"
      {...more}
    />
  );
  const screen = await render(table({}));
  for (const more of [{ getRowHref: () => '/studies/1' }, { onRowOpen: vi.fn() }, {}]) {
    await screen.rerender(table(more));
    expect(readsFromTheRight(screen.getByText(name).element())).toBe(true);
  }
});

test('words of a cell that are read from the right keep their own order, stacked or not', async () => {
  const words = 'هل ننام جيدا؟ COVID-19!';
  onTestFinished(() => page.viewport(1024, 768));
  const columns = [
    { id: 'title', label: 'Title', cell: () => 'Sleep' },
    { id: 'researcher', label: 'Researcher', cell: () => words },
  ];
  const screen = await render(inApp(vi.fn(), columns));
  for (const width of [1024, 500]) {
    await page.viewport(width, 640);
    expect(readsFromTheRight(screen.getByText(words).first().element())).toBe(true);
  }
});

describe('on paper', () => {
  beforeEach(() => emulateMedia('print'));
  afterEach(() => emulateMedia(''));

  test.for([
    ['side by side', 1024],
    ['stacked', 500],
  ] as const)('rows %s show no buttons, and no name for them', async ([, width]) => {
    await page.viewport(width, 640);
    onTestFinished(() => page.viewport(1024, 768));
    for (const Story of [WithActions, WithRowMenus]) {
      const screen = await render(<Story />);
      await expect.element(screen.getByText('Sleep and shift work')).toBeVisible();
      // The cell too: stacked, it would show its column's name without a value.
      const pressed = [...screen.container.querySelectorAll('button, td:has(button)')];
      expect(pressed.filter((part) => part.checkVisibility())).toEqual([]);
      await expect.element(screen.getByText('Actions', { exact: true })).not.toBeVisible();
      await screen.unmount();
    }
  });

  test('a column says how it sorts the rows, and none how it could', async () => {
    const screen = await render(<Sorted />);
    const arrows = [...screen.container.querySelectorAll('thead svg')];
    expect(arrows.map((arrow) => arrow.checkVisibility())).toEqual([true, false]);
  });

  test('a stack has nothing to sort it by', async () => {
    const screen = await render(<Narrow />);
    await expect.element(screen.getByText('Sleep and shift work')).toBeVisible();
    const head = screen.container.querySelector('thead');
    expect(head?.getBoundingClientRect().height).toBeLessThan(2);
  });
});

test('stacked, a long header beside a value on one line breaks and does not run into it', async () => {
  const screen = await render(
    <div style={{ inlineSize: '18rem' }}>
      <Table
        caption="Patients"
        rows={['Ada']}
        columns={[
          { id: 'name', label: 'Name', cell: (row) => row },
          { id: 'at', label: 'Terminvereinbarung', isOneLine: true, cell: () => '04/12/2026' },
          { id: 'to', label: 'Terminvereinbarung', cell: () => '04/12/2026' },
        ]}
        getRowId={(row) => row}
        empty={null}
      />
    </div>,
  );
  // Two lines for the header, as in the other column.
  for (const cell of screen.getByRole('cell').elements())
    await expect.poll(() => cell.clientHeight).toBeGreaterThan(40);
});

test('in a side column of 240 pixels a value stands under its header, with room for its words', async () => {
  const screen = await render(
    <div style={{ inlineSize: '240px' }}>
      <Table
        caption="Patients"
        rows={['Ada']}
        columns={[
          { id: 'name', label: 'Name', cell: (row) => row },
          {
            id: 'state',
            label: 'State',
            cell: () => <Tag tone="error">Cardiovascular rehabilitation</Tag>,
          },
        ]}
        getRowId={(row) => row}
        empty={null}
      />
    </div>,
  );
  const tag = screen.getByText('Cardiovascular rehabilitation').element();
  // At most two lines, with a word on each; no break inside a word.
  expect(tag.getBoundingClientRect().height).toBeLessThan(60);
});

test('a row that goes away by itself while it has focus leaves focus at the table', async () => {
  const { rows = [] } = Narrow.args;
  const screen = await render(<Narrow />);
  const frame = screen.getByRole('table').element().parentElement?.parentElement;
  screen.getByRole('link').first().element().focus();
  await screen.rerender(<Narrow rows={rows.slice(1)} />);
  await expect.poll(() => document.activeElement).toBe(frame);
});

test('a table that is given focus is ringed, and its paper, which scrolls, cuts nothing off', async () => {
  const screen = await render(<Ready />);
  const table = screen.getByRole('table').element();
  await userEvent.keyboard('{Shift}');
  if (table instanceof HTMLElement) table.focus();
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(table);
  expect(outlineStyle).toBe('solid');
  const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const [ringed, paper] = [table, table.parentElement].map((part) => part?.getBoundingClientRect());
  expect((ringed?.left ?? NaN) - reach).toBeGreaterThanOrEqual(paper?.left ?? NaN);
  expect((ringed?.right ?? NaN) + reach).toBeLessThanOrEqual(paper?.right ?? NaN);
});

test('on a page that the browser translates a cell’s long words give way to others', async () => {
  const titled = (title: string) => (
    <Table
      caption="Studies"
      columns={titleOnly}
      rows={[{ id: 1, title }]}
      getRowId={() => '1'}
      empty={null}
    />
  );
  const screen = await render(titled('ada@lab.example.org'));
  translatePage();
  const cell = screen.getByRole('rowheader').or(screen.getByRole('cell')).first();
  await expect.element(cell).toHaveTextContent('ada@lab.example.org');
  await screen.rerender(titled('ada.byron@lab.example.org or a@b.example'));
  await expect.element(cell).toHaveTextContent('ada.byron@lab.example.org or a@b.example');
  await screen.rerender(titled('bo@lab.example.org'));
  await expect.element(cell).toHaveTextContent('bo@lab.example.org');
});
