import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './Checkbox.stories';

const { Disabled, InError, Required, Unticked, WithHint } = composeStories(stories);

test('a box is ticked by a press on its words and by Space', async () => {
  const onChange = vi.fn();
  const screen = await render(<Unticked onChange={onChange} />);
  const box = screen.getByRole('checkbox', { name: 'I have read and accept the privacy notice' });

  const keys = recordKeys();
  await keys.press('Tab', 'goes to the box');
  await expect.element(box).toHaveFocus();
  await keys.press('Space', 'ticks or unticks it');
  await expect.element(box).toBeChecked();
  expect(onChange).toHaveBeenLastCalledWith(true);
  await keys.matchTable('Checkbox');

  await screen.getByText('I have read').click();
  await expect.element(box).not.toBeChecked();
  expect(onChange).toHaveBeenLastCalledWith(false);
});

test('hint and error describe the box', async () => {
  const screen = await render(<WithHint error="Choose first" />);
  const box = screen.getByRole('checkbox', { name: 'Share how I use Sounding' });
  await expect.element(box).toHaveAccessibleDescription(/^Pages visited .* Choose first$/u);
  await expect.element(box).toBeInvalid();
});

test('a required box says so, and its id leads to it', async () => {
  const screen = await render(<InError isRequired id="accept" />);
  await expect.element(screen.getByRole('checkbox')).toBeRequired();
  await expect.element(screen.getByRole('checkbox')).toHaveAttribute('id', 'accept');
});

test('a box that has to be ticked shows so after its words, and is not read twice', async () => {
  const screen = await render(<Required />);
  await expect.element(screen.getByText('(required)')).toBeVisible();
  const box = screen.getByRole('checkbox', {
    name: 'I have read and accept the privacy notice',
    exact: true,
  });
  await expect.element(box).toBeRequired();
  await screen.rerender(<Required messages={{ required: '(obligatoire)' }} />);
  await expect.element(screen.getByText('(obligatoire)')).toBeVisible();
});

test('a disabled box keeps its state', async () => {
  const screen = await render(<Disabled />);
  await expect.element(screen.getByRole('checkbox')).toBeDisabled();
  await expect.element(screen.getByRole('checkbox')).toBeChecked();
});

test('keyboard focus is drawn around the box that is seen', async () => {
  const screen = await render(<Unticked />);
  await userEvent.tab();
  const drawn = screen
    .getByRole('checkbox')
    .element()
    .closest('label')
    ?.querySelector('span + span');
  expect(drawn).toBeTruthy();
  if (drawn) expect(parseFloat(getComputedStyle(drawn).outlineWidth)).toBeGreaterThanOrEqual(3);
});
