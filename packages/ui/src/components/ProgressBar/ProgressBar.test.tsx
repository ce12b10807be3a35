import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProgressBar } from './ProgressBar';
import * as stories from './ProgressBar.stories';

const { Indeterminate, JustBegun, UnderWay } = composeStories(stories);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('progress has a name and a value in words', async () => {
  const screen = await render(<UnderWay />);
  const bar = screen.getByRole('progressbar', { name: 'Uploading ethics-approval.pdf' }).element();
  expect(bar).toHaveAttribute('aria-valuetext', '42%');
  expect(screen.getByText('42%').element()).toBeVisible();
});

test('the bar is as full as the work is done', async () => {
  const screen = await render(<UnderWay value={0.5} />);
  const fill = screen.container.querySelector<HTMLElement>('[style]');
  expect(fill?.style.inlineSize).toBe('50%');
});

test('progress is announced once a quarter and when it is done', async () => {
  const screen = await render(<JustBegun />);
  const region = screen.getByRole('status').element();
  const said: string[] = [];
  new MutationObserver(() => said.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  for (const value of [0.1, 0.2, 0.26, 0.3, 0.4, 1]) {
    await screen.rerender(<JustBegun value={value} />);
    await vi.advanceTimersByTimeAsync(1500);
  }
  await expect
    .poll(() => said)
    .toEqual(['Uploading ethics-approval.pdf: 25%', 'Uploading ethics-approval.pdf: 100%']);
});

test('work without a known end has a name and claims no value', async () => {
  const screen = await render(<Indeterminate />);
  const bar = screen.getByRole('progressbar', { name: 'Preparing the export' }).element();
  expect(bar).not.toHaveAttribute('aria-valuenow');
  expect(screen.container).not.toHaveTextContent('%');
});

test('a team can replace the words', async () => {
  const messages = { progress: (label: string, percentage: number) => `${label} ${percentage} pc` };
  const screen = await render(<JustBegun messages={messages} />);
  await screen.rerender(<JustBegun messages={messages} value={0.5} />);
  await vi.advanceTimersByTimeAsync(1500);
  await expect
    .poll(() => screen.getByRole('status').element().textContent)
    .toBe('Uploading ethics-approval.pdf 50 pc');
});

test('progress that is no number, as a division of nothing by nothing leaves, is told as not known', async () => {
  const screen = await render(<UnderWay value={NaN} />);
  const bar = screen.getByRole('progressbar', { name: 'Uploading ethics-approval.pdf' }).element();
  expect(bar).not.toHaveAttribute('aria-valuenow');
  expect(bar).not.toHaveAttribute('aria-valuetext');
  expect(screen.container).not.toHaveTextContent('NaN');
});

test('it knows how far it is or says that nobody does, never both and never neither', () => {
  // @ts-expect-error -- how far it is was said
  const both = <ProgressBar label="Uploading" value={0.5} isIndeterminate />;
  // @ts-expect-error -- nothing was said
  const neither = <ProgressBar label="Uploading" />;
  expect([both.props, neither.props]).toHaveLength(2);
});
