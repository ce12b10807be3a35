import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './RadioGroup.stories';

const { Chosen, Disabled, InError, NoneChosen } = composeStories(stories);

test('choices are radios in a group with a name', async () => {
  const onChange = vi.fn();
  const screen = await render(<NoneChosen onChange={onChange} />);
  const group = screen.getByRole('radiogroup', { name: 'When should the project launch?' });
  await group.getByText('On a date').click();
  await expect.element(group.getByRole('radio', { name: 'On a date' })).toBeChecked();
  expect(onChange).toHaveBeenLastCalledWith('date');
});

test('the group is one Tab stop, and arrows choose', async () => {
  const screen = await render(<Chosen />);
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: /approved/u })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  const next = screen.getByRole('radio', { name: 'On a date' });
  await expect.element(next).toHaveFocus();
  await expect.element(next).toBeChecked();
});

test('a choice is described by its own hint', async () => {
  const screen = await render(<NoneChosen />);
  await expect
    .element(screen.getByRole('radio', { name: 'On a date' }))
    .toHaveAccessibleDescription(/You choose the date in the next step\./u);
});

test('an error marks the group and is read with it', async () => {
  const screen = await render(<InError />);
  const group = screen.getByRole('radiogroup');
  await expect.element(group).toHaveAccessibleDescription('Choose when to launch');
  await expect.element(group).toHaveAttribute('aria-required', 'true');
});

test('a disabled group keeps its choice', async () => {
  const screen = await render(<Disabled />);
  await expect.element(screen.getByRole('radio', { name: 'On a date' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'On a date' })).toBeDisabled();
});
