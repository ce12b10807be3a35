import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
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
  const keys = recordKeys();
  await keys.press('Tab', 'goes to the field');
  await keys.press('Arrow down', 'opens the list at the chosen status');
  await expect
    .element(screen.getByRole('option', { name: 'Activated', exact: true }))
    .toHaveFocus();
  await keys.press('Arrow down', 'in the list goes to the next status');
  await keys.press('Enter', 'chooses the status and closes the list');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('DEACTIVATED');
  await expect.element(screen.getByRole('button')).toHaveAccessibleName(/^Deactivated/u);
  await expect.element(screen.getByRole('button')).toHaveFocus();
  await keys.press('Space', 'opens the list at the chosen status');
  await expect
    .element(screen.getByRole('option', { name: 'Deactivated', exact: true }))
    .toHaveFocus();
  await keys.press('Escape', 'closes the list and changes nothing');
  await expect.element(screen.getByRole('button')).toHaveFocus();
  await keys.matchTable('StatusSelect');
});

test('of several that are selected the first is shown', async () => {
  const options = ['Draft', 'Published', 'Completed'].map((label, id) => ({
    id,
    label,
    value: label.toUpperCase(),
    selected: label !== 'Draft',
  }));
  const screen = await render(<Chosen options={options} />);
  await expect.element(screen.getByRole('button')).toHaveAccessibleName(/^Published/u);
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
