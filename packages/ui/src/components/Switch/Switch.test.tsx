import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './Switch.stories';

const { DisabledOn, Off, On, RightToLeft, WithHint } = composeStories(stories);

test('a switch is turned on by a press on its words', async () => {
  const onChange = vi.fn();
  const screen = await render(<Off onChange={onChange} />);
  await expect.element(screen.getByRole('switch')).not.toBeChecked();
  await screen.getByText('Find jargon while I write').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect
    .element(screen.getByRole('switch', { name: 'Find jargon while I write' }))
    .toBeChecked();
});

test('by keyboard, Space turns it off and focus stays', async () => {
  const onChange = vi.fn();
  const screen = await render(<On onChange={onChange} />);
  const keys = recordKeys();
  await keys.press('Tab', 'goes to the switch');
  await expect.element(screen.getByRole('switch')).toHaveFocus();
  await keys.press('Space', 'turns it on or off');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
  await expect.element(screen.getByRole('switch')).toHaveFocus();
  await keys.matchTable('Switch');
});

test('the hint is read with it, and its id is on the input', async () => {
  const screen = await render(<WithHint id="jargon" />);
  const input = screen.getByRole('switch');
  await expect
    .element(input)
    .toHaveAccessibleDescription('Words that readers may not know are marked.');
  await expect.element(input).toHaveAttribute('id', 'jargon');
});

test('a disabled switch keeps its state', async () => {
  const screen = await render(<DisabledOn />);
  await expect.element(screen.getByRole('switch')).toBeDisabled();
  await expect.element(screen.getByRole('switch')).toBeChecked();
});

test('on is at the end of the line, also from right to left', async () => {
  const knobFromStart = (screen: Awaited<ReturnType<typeof render>>) => {
    const knob = screen.container.querySelector('label span span');
    const track = knob?.parentElement;
    return (knob?.getBoundingClientRect().left ?? 0) - (track?.getBoundingClientRect().left ?? 0);
  };
  const leftToRight = await render(<On />);
  expect(knobFromStart(leftToRight)).toBeGreaterThan(20);
  await leftToRight.unmount();
  expect(knobFromStart(await render(<RightToLeft />))).toBeLessThan(10);
});
