import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openTable, readMarks } from '../../charts/testing';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './ComparisonBar.stories';

const { AllOnOneSide, NoResponses, OneNotShown, RightToLeft, TwoShares } = composeStories(stories);

const segments = (container: Element) =>
  [...container.querySelectorAll('svg[data-picture="drawing"] > g > rect')].map((rect) =>
    parseFloat(rect.getAttribute('width') ?? ''),
  );

test('two shares fill the bar in whole per cent [OVER-18]', async () => {
  const screen = await render(<TwoShares />);
  const [one = 0, other = 0] = segments(screen.container);
  expect(one + other).toBeCloseTo(100);
  expect(one).toBeCloseTo((77 / 120) * 100);
  await expect
    .element(screen.getByRole('figure'))
    .toHaveAccessibleDescription(
      'Interested: 77 of 120 responses (64%). Not interested: 43 (36%).',
    );
  const keys = recordKeys();
  expect(await readMarks(2, keys)).toEqual([
    'Interested: 77 (64%), 1 of 2',
    'Not interested: 43 (36%), 2 of 2',
  ]);
  await keys.press('Tab', 'leaves the drawing for the button with the table');
  await expect.element(screen.getByRole('button', { name: 'Show table' })).toHaveFocus();
  await keys.matchTable('ComparisonBar');
});

test('the first share begins at the side that reading begins at', async () => {
  const screen = await render(<RightToLeft />);
  const drawing = screen.container.querySelector('svg[data-picture]');
  const [first, second] = [...(drawing?.querySelectorAll(':scope > g > rect') ?? [])];
  const place = (part: Element | null | undefined, name: string) =>
    parseFloat(part?.getAttribute(name) ?? '');
  const cut = (43 / 120) * 100;
  expect(place(first, 'x')).toBeCloseTo(cut);
  expect(place(second, 'x')).toBeCloseTo(0);
  expect(place(drawing?.querySelector('line'), 'x1')).toBeCloseTo(cut);
});

test('read from the right, the arrow that points on leads on', async () => {
  const screen = await render(<RightToLeft />);
  const marks = screen.getByRole('group').getByRole('img');
  await userEvent.tab();
  await expect.element(marks.first()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(marks.first()).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(marks.last()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(marks.first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(marks.last()).toHaveFocus();
});

test('without responses both are not applicable [OVER-19]', async () => {
  const screen = await render(<NoResponses />);
  expect(segments(screen.container)).toEqual([]);
  expect((await openTable()).slice(1)).toEqual([
    ['Interested', '0', 'N/A'],
    ['Not interested', '0', 'N/A'],
  ]);
});

test('all on one side is one whole bar', async () => {
  const screen = await render(<AllOnOneSide />);
  expect(segments(screen.container)).toEqual([100]);
});

test('with one number hidden there is no bar to measure it from', async () => {
  const screen = await render(<OneNotShown />);
  expect(segments(screen.container)).toEqual([]);
  expect(screen.container.textContent).not.toContain('%');
  await expect.element(screen.getByText(/^One number is not shown/u)).toBeVisible();
});

test('the numbers of the list end where the bar above it does', async () => {
  const screen = await render(
    <div style={{ inlineSize: 700 }}>
      <TwoShares />
    </div>,
  );
  const bar = screen.container.querySelector('svg[data-picture="drawing"]');
  const number = screen.getByText('77 (64%)').element();
  expect(number.getBoundingClientRect().right).toBe(bar?.getBoundingClientRect().right);
});
