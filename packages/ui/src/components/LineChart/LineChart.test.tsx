import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openTable, pointAcross, readMarks } from '../../charts/testing';
import { UiProvider } from '../UiProvider';
import { largeTextOnPhone } from '../../testing/largeTextOnPhone';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './LineChart.stories';

const {
  AllZero,
  HundredDays,
  NoPoints,
  NothingKnown,
  OneDay,
  TenThousandPoints,
  TwoWeeks,
  WithAGap,
} = composeStories(stories);

const line = (container: Element) => container.querySelector('svg path')?.getAttribute('d') ?? '';

test('the line runs through the points it is given, and sentence and table say the same [OVER-16]', async () => {
  const screen = await render(<TwoWeeks />);
  expect(line(screen.container).match(/[ML]/gu)).toHaveLength(14);
  await expect
    .element(screen.getByRole('figure', { name: 'Responses each day' }))
    .toHaveAccessibleDescription(
      'From 1 Oct 2026 to 14 Oct 2026, the highest is 120 responses on 1 Oct 2026 and the lowest 0 responses, first on 8 Oct 2026.',
    );
  const rows = await openTable();
  expect(rows).toHaveLength(15);
  expect(rows[1]).toEqual(['1 Oct 2026', '120']);
  expect(rows[8]).toEqual(['8 Oct 2026', '0']);
});

const hours = [9, 12, 17].map((hour, index) => ({
  at: new Date(Date.UTC(2026, 9, 1, hour)),
  value: [3, 8, 1][index] ?? 0,
}));

test('points that share a day are told apart by their time: in sentence, table, marks and at the ends', async () => {
  const screen = await render(<TwoWeeks data={hours} />);
  await expect
    .element(screen.getByRole('figure'))
    .toHaveAccessibleDescription(
      'From 1 Oct 2026, 10:00 to 1 Oct 2026, 18:00, the highest is 8 responses on 1 Oct 2026, 13:00 and the lowest 1 response on 1 Oct 2026, 18:00.',
    );
  const ends = screen.container.querySelector('[data-picture="ends"]');
  expect(ends?.textContent).toBe('1 Oct 2026, 10:001 Oct 2026, 18:00');
  const [, row] = await openTable();
  expect(row).toEqual(['1 Oct 2026, 10:00', '3']);
});

test('the hour that comes twice as the clocks go back has a name for each', async () => {
  const night = [0, 1, 2].map((hour) => ({
    at: new Date(Date.UTC(2026, 9, 25, hour, 30)),
    value: hour,
  }));
  await render(<TwoWeeks data={night} />);
  const rows = await openTable();
  expect(rows.slice(1).map(([time]) => time)).toEqual([
    '25 Oct 2026, 01:30:00 BST',
    '25 Oct 2026, 01:30:00 GMT',
    '25 Oct 2026, 02:30',
  ]);
});

test('points that come newest first are drawn and told in order of time', async () => {
  const told = (screen: Awaited<ReturnType<typeof render>>) => ({
    line: line(screen.container),
    sentence: screen.getByRole('figure').element().textContent,
  });
  const oldestFirst = await render(<TwoWeeks data={hours} />);
  const expected = told(oldestFirst);
  await oldestFirst.unmount();
  const newestFirst = await render(<TwoWeeks data={hours.toReversed()} />);
  expect(told(newestFirst)).toEqual(expected);
});

test('large values leave the line its room on a phone with large text', async () => {
  await largeTextOnPhone();
  const screen = await render(
    <TwoWeeks data={hours.map(({ at, value }) => ({ at, value: value * 1e9 }))} />,
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  const plot = screen.container.querySelector('svg[data-picture="drawing"]');
  expect(plot?.getBoundingClientRect().width).toBeGreaterThan(150);
});

test('a value that is not known leaves a gap, and zero does not', async () => {
  const screen = await render(<WithAGap />);
  expect(line(screen.container).match(/M/gu)).toHaveLength(3);
  const keys = recordKeys();
  expect(await readMarks(5, keys)).toEqual([
    '1 Oct 2026: 12 responses, 1 of 9',
    '2 Oct 2026: 30 responses, 2 of 9',
    '3 Oct 2026: No value, 3 of 9',
    '4 Oct 2026: No value, 4 of 9',
    '5 Oct 2026: 0 responses, 5 of 9',
  ]);
  await keys.press('Tab', 'leaves the drawing for the button with the table');
  await expect.element(screen.getByRole('button', { name: 'Show table' })).toHaveFocus();
  await keys.matchTable('LineChart');
});

test('ten thousand points cost a few hundred, keep their peak and can be crossed by keyboard', async () => {
  const screen = await render(<TenThousandPoints />);
  expect(line(screen.container).match(/[ML]/gu)?.length).toBeLessThan(760);
  expect(screen.container.querySelectorAll('svg *').length).toBeLessThan(60);
  await expect.element(screen.getByText(/the highest is 1,000 responses/u)).toBeVisible();
  const mark = () => document.activeElement?.getAttribute('aria-label') ?? '';
  await userEvent.tab();
  await userEvent.keyboard('{PageDown}{ArrowRight}{ArrowUp}');
  expect(mark()).toMatch(/1,001 of 10,000$/u);
  await userEvent.keyboard('{End}');
  expect(mark()).toMatch(/10,000 of 10,000$/u);
});

test('what is read is also seen, in room that was kept for it', async () => {
  const screen = await render(<TwoWeeks />);
  const height = () => screen.getByRole('figure').element().getBoundingClientRect().height;
  const before = height();
  await userEvent.tab();
  await expect
    .element(screen.getByText('1 Oct 2026: 120 responses', { exact: true }))
    .toBeVisible();
  expect(height()).toBe(before);
});

test.each([
  [0, '1 Oct 2026: 120 responses'],
  [0.25, '4 Oct 2026: 38 responses'],
  [0.3, '5 Oct 2026: 52 responses'],
  [1, '14 Oct 2026: 8 responses'],
])('at %d of its width a pointer reads the point that stands nearest', async (share, read) => {
  const screen = await render(<TwoWeeks />);
  pointAcross(screen.container, share);
  await expect.element(screen.getByText(read, { exact: true })).toBeVisible();
});

test.each(['en-GB', 'ar'])(
  'in %s what is read stands over its point, above the line, and never beside the chart',
  async (locale) => {
    const screen = await render(
      <UiProvider locale={locale} navigate={() => undefined}>
        <TwoWeeks />
      </UiProvider>,
    );
    const plot = screen.container.querySelector('svg[data-picture="drawing"]');
    const box = (element: Element | null | undefined) =>
      element?.getBoundingClientRect() ?? new DOMRect();
    for (const share of [0, 0.3, 1]) {
      pointAcross(screen.container, share);
      const { left: start, right: end, top, width } = box(plot);
      const across = () => {
        const point = plot?.querySelector('g[aria-hidden][data-screen-only] circle');
        return point ? (box(point).left + box(point).right) / 2 : Infinity;
      };
      await expect.poll(() => Math.abs(across() - start - share * width)).toBeLessThan(width / 20);
      const { left, right, bottom } = box(plot?.previousElementSibling?.firstElementChild);
      expect(left).toBeLessThanOrEqual(across());
      expect(right).toBeGreaterThanOrEqual(across());
      expect(left).toBeGreaterThanOrEqual(start - 0.5);
      expect(right).toBeLessThanOrEqual(end + 0.5);
      expect(bottom).toBeLessThanOrEqual(top);
    }
  },
);

test.each([
  ['60rem', 'en-GB', 5],
  ['60rem', 'ar', 5],
  ['40rem', 'en-GB', 3],
  ['22rem', 'en-GB', 2],
])(
  'in %s and in %s, %d dates stand under the line, none on another',
  async (width, locale, count) => {
    const screen = await render(
      <UiProvider locale={locale} navigate={() => undefined}>
        <div style={{ inlineSize: width }}>
          <HundredDays />
        </div>
      </UiProvider>,
    );
    const foot = screen.container.querySelector('[data-picture="ends"]')?.parentElement;
    const dates = [...(foot?.querySelectorAll('p') ?? [])]
      .map((date) => date.getBoundingClientRect())
      .filter(({ width: shown }) => shown > 0)
      .sort((one, other) => one.left - other.left);
    expect(dates).toHaveLength(count);
    dates.slice(1).forEach((date, index) => {
      expect(date.left).toBeGreaterThan((dates[index]?.right ?? 0) + 8);
    });
  },
);

test('a key with Alt, Control or Command is the browser’s', async () => {
  await render(<TwoWeeks />);
  await userEvent.tab();
  const mark = document.activeElement;
  for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) {
    const key = { key: 'ArrowRight', bubbles: true, cancelable: true };
    const isLeft = mark?.dispatchEvent(new KeyboardEvent('keydown', { ...key, ...held }));
    expect(isLeft).toBe(true);
  }
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/ 2 of 14$/u);
});

test('a narrower page changes no height', async () => {
  const screen = await render(
    <div style={{ inlineSize: '60rem' }}>
      <TwoWeeks />
    </div>,
  );
  const drawing = screen.container.querySelector('svg');
  const wide = drawing?.getBoundingClientRect();
  await screen.rerender(
    <div style={{ inlineSize: '20rem' }}>
      <TwoWeeks />
    </div>,
  );
  const narrow = drawing?.getBoundingClientRect();
  expect(narrow?.width).toBeLessThan(wide?.width ?? 0);
  expect(narrow?.height).toBe(wide?.height);
});

test('the numbers stand beside the line', async () => {
  const screen = await render(<TenThousandPoints />);
  const plot = screen.container.querySelector('svg[data-picture]');
  const numbers = [...(plot?.querySelectorAll('text') ?? [])].filter(({ textContent }) =>
    /^[\d,]+$/u.test(textContent),
  );
  expect(numbers.map(({ textContent }) => textContent)).toContain('1,000');
  const start = plot?.getBoundingClientRect().left ?? 0;
  const page = screen.container.getBoundingClientRect().left;
  for (const number of numbers) {
    const { left, right } = number.getBoundingClientRect();
    expect(right).toBeLessThan(start - 4);
    expect(left).toBeGreaterThanOrEqual(page);
  }
});

test('one day is a dot, none are no drawing, all zero is a line on the foot', async () => {
  const one = await render(<OneDay />);
  await expect
    .element(one.getByText('One value is known: 41 responses on 1 Oct 2026.'))
    .toBeVisible();
  expect(one.container.querySelectorAll('[aria-hidden] p')).toHaveLength(1);
  const zero = await render(<AllZero />);
  await expect.element(zero.getByText(/every value is 0 responses/u)).toBeVisible();
  expect(line(zero.container)).toMatch(/^M0,100L/u);
  const unknown = await render(<NothingKnown />);
  await expect.element(unknown.getByText('No value is known yet.')).toBeVisible();
  const none = await render(<NoPoints />);
  await expect.element(none.getByText('There is nothing to show yet.')).toBeVisible();
  expect(none.container.querySelector('svg')).toBeNull();
});

test('whoever is on a point that goes is on the last one left', async () => {
  const data = [1, 2, 3].map((day) => ({ at: new Date(Date.UTC(2026, 9, day)), value: day }));
  const screen = await render(<TwoWeeks data={data} />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await screen.rerender(<TwoWeeks data={data.slice(0, 2)} />);
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/2 of 2$/u);
});
