import { composeStories } from '@storybook/react-vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './Tooltip.stories';

const { Closed, OnALink } = composeStories(stories);
const text = 'Everyone who works on the project sees it.';

test('focus shows it at once and it is read with the button; Escape closes it, focus stays', async () => {
  const screen = await render(<Closed />);
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  const keys = recordKeys();
  await keys.press('Tab', 'to what it explains shows it at once');
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent(text);
  const button = screen.getByRole('button', { name: 'Share' });
  await expect.element(button).toHaveAccessibleDescription(text);

  await keys.press('Escape', 'hides it, and focus stays');
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await keys.matchTable('Tooltip');
});

test('a pointer can move onto it without losing it', async () => {
  const screen = await render(<Closed delay={0} />);
  // A pointer that has not moved since the last key does not count as a pointer.
  await userEvent.hover(document.body, { position: { x: 4, y: 4 } });
  await screen.getByRole('button', { name: 'Share' }).hover();
  const tooltip = screen.getByRole('tooltip');
  await expect.element(tooltip).toBeVisible();
  await tooltip.hover();
  await expect.element(tooltip).toBeVisible();
});

test('a pointer that passes by shows nothing: it has to rest for half a second', async () => {
  const screen = await render(<Closed />);
  const button = screen.getByRole('button', { name: 'Share' });
  const tooltip = screen.getByRole('tooltip');
  const pointAway = () => userEvent.hover(document.body, { position: { x: 4, y: 4 } });
  await pointAway();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  // Soon after a tooltip, the next one shows at once, so some time passes first.
  await button.hover();
  vi.advanceTimersByTime(2000);
  await expect.element(tooltip).toBeVisible();
  await pointAway();
  vi.advanceTimersByTime(2000);
  await expect.element(tooltip).not.toBeInTheDocument();
  vi.advanceTimersByTime(2000);
  await button.hover();
  vi.advanceTimersByTime(499);
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  expect(tooltip.query()).toBeNull();
  vi.advanceTimersByTime(1);
  await expect.element(tooltip).toHaveTextContent(text);
});

test('the button still does its own work', async () => {
  const onPress = vi.fn();
  const screen = await render(
    <Closed>
      <Button onPress={onPress}>Share</Button>
    </Closed>,
  );
  await screen.getByRole('button', { name: 'Share' }).click();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a link has one, too', async () => {
  const screen = await render(<OnALink />);
  await userEvent.tab();
  await expect
    .element(screen.getByRole('link', { name: 'Privacy policy' }))
    .toHaveAccessibleDescription(text);
});
