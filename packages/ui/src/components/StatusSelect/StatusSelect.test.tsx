import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './StatusSelect.stories';

const { Chosen, Disabled, NothingChosen } = composeStories(stories);

test("the status is asked for with 'Choose status:' and the selected one is read [UI-17]", async () => {
  const screen = await render(<Chosen id="status" />);
  await expect.element(screen.getByText('Choose status:', { exact: true })).toBeVisible();
  const button = screen.getByRole('button');
  await expect.element(button).toHaveAccessibleName(/Activated.*Choose status:/u);
  await expect.element(button).toHaveAttribute('id', 'status');
});

test('another status is chosen by keyboard and told by its value', async () => {
  const onChange = vi.fn();
  const screen = await render(<Chosen onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .element(screen.getByRole('option', { name: 'Activated', exact: true }))
    .toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('DEACTIVATED');
  await expect.element(screen.getByRole('button')).toHaveAccessibleName(/^Deactivated/u);
  await expect.element(screen.getByRole('button')).toHaveFocus();
});

test('with no status selected none is pretended', async () => {
  const screen = await render(<NothingChosen />);
  await expect.element(screen.getByRole('button')).not.toHaveAccessibleName(/ctivated/u);
});

test('a disabled select does not open', async () => {
  const screen = await render(<Disabled />);
  await expect.element(screen.getByRole('button')).toBeDisabled();
});

test('a team can replace the words', async () => {
  const screen = await render(<Chosen messages={{ label: 'Statut' }} />);
  await expect.element(screen.getByText('Statut', { exact: true })).toBeVisible();
});
