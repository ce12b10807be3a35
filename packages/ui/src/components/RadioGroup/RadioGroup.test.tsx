import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
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

test('the group is one Tab stop, and arrows choose (pitfall 7)', async () => {
  const screen = await render(<Chosen />);
  const keys = recordKeys();
  const first = screen.getByRole('radio', { name: /approved/u });
  const next = screen.getByRole('radio', { name: 'On a date' });

  await keys.press('Tab', 'goes to the chosen answer');
  await expect.element(first).toHaveFocus();
  await keys.press('Arrow down', 'chooses the next answer');
  await expect.element(next).toHaveFocus();
  await expect.element(next).toBeChecked();
  await keys.press('Arrow up', 'chooses the answer before');
  await expect.element(first).toHaveFocus();
  await expect.element(first).toBeChecked();
  await keys.press('Tab', 'again leaves the group');
  await expect.element(first).not.toHaveFocus();
  await expect.element(next).not.toHaveFocus();
  await keys.matchTable('RadioGroup');
});

test.each(['', 'withdrawn'])(
  'a value that none of the choices has, “%s”, counts as none: Tab and arrows still reach them',
  async (value) => {
    const onChange = vi.fn();
    const screen = await render(
      <>
        <button type="button">Before</button>
        <NoneChosen value={value} onChange={onChange} />
      </>,
    );
    screen.getByRole('button').element().focus();
    await userEvent.tab();
    await expect.element(screen.getByRole('radio', { name: /approved/u })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('radio', { name: 'On a date' })).toBeChecked();
    expect(onChange).toHaveBeenLastCalledWith('date');
  },
);

test('a chosen choice that is withdrawn leaves the others in reach of Tab', async () => {
  const before = (
    <button key="before" type="button">
      Before
    </button>
  );
  const left = [{ value: 'date', label: 'On a date' }];
  const screen = await render([before, <Chosen key="launch" />]);
  await screen.rerender([before, <Chosen key="launch" options={left} />]);
  screen.getByRole('button').element().focus();
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'On a date' })).toHaveFocus();
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

test.each([
  ['what it began with', 'approval', /approved/u, 'approval'],
  ['what is chosen, where nothing was', null, 'On a date', 'date'],
])('after a reset of its form it shows and sends %s', async (_, value, shown, sent) => {
  const onChange = vi.fn();
  const screen = await render(
    <form aria-label="Launch">
      <NoneChosen name="launch" value={value} onChange={onChange} />
      <button type="reset">Reset</button>
    </form>,
  );
  await screen.getByText('On a date').click();
  await expect.element(screen.getByRole('radio', { name: 'On a date' })).toBeChecked();
  await screen.getByRole('button', { name: 'Reset' }).click();
  await expect.element(screen.getByRole('radio', { name: shown })).toBeChecked();
  expect(onChange).not.toHaveBeenCalledWith(null);
  const form = screen.getByRole('form').element();
  if (!(form instanceof HTMLFormElement)) throw new Error('That is no form.');
  expect(new FormData(form).getAll('launch')).toEqual([sent]);
});
