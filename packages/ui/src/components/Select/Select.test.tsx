import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './Select.stories';

const { Chosen, Disabled, InError, NothingChosen } = composeStories(stories);

test('the button says what it is for and what is chosen', async () => {
  const screen = await render(<Chosen />);
  await expect
    .element(screen.getByRole('button'))
    .toHaveAccessibleName(/Published.*Choose status:/u);
});

test('a choice is made by mouse, and focus comes back to the button', async () => {
  const onChange = vi.fn();
  const screen = await render(<NothingChosen onChange={onChange} />);
  await screen.getByRole('button').click();
  await screen.getByRole('option', { name: 'Draft' }).click();
  expect(onChange).toHaveBeenLastCalledWith('draft');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button')).toHaveFocus();
});

test('a choice is made by keyboard: open, arrows, first letters, Enter', async () => {
  const onChange = vi.fn();
  const screen = await render(<Chosen onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const chosen = screen.getByRole('option', { name: 'Published' });
  await expect.element(chosen).toHaveFocus();
  await expect.element(chosen).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('draft');
});

test('Escape closes the list and changes nothing', async () => {
  const onChange = vi.fn();
  const screen = await render(<Chosen onChange={onChange} />);
  await screen.getByRole('button').click();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button')).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test('an error is read with the button', async () => {
  const screen = await render(<InError id="status" />);
  await expect.element(screen.getByRole('button')).toHaveAccessibleDescription('Choose a status');
  await expect.element(screen.getByRole('button')).toHaveAttribute('id', 'status');
});

test('a disabled select does not open', async () => {
  const screen = await render(<Disabled />);
  await expect.element(screen.getByRole('button')).toBeDisabled();
});

test('a team can replace the words', async () => {
  const screen = await render(<NothingChosen messages={{ placeholder: 'Choisir' }} />);
  await expect.element(screen.getByRole('button')).toHaveAccessibleName(/Choisir/u);
});
