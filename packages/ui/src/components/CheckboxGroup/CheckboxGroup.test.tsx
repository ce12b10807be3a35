import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './CheckboxGroup.stories';

const { AllLocked, InError, ManyChoices, NoneSelected, SomeSelected, WithLockedChoices } =
  composeStories(stories);

test('choices are boxes in a group with a name and a hint', async () => {
  const screen = await render(<NoneSelected />);
  const group = screen.getByRole('group', { name: 'Age ranges' });
  await expect.element(group).toHaveAccessibleDescription('Whom should this project reach?');
  expect(group.getByRole('checkbox').elements()).toHaveLength(4);
});

test('each choice is ticked and unticked alone, by mouse and by Space', async () => {
  const onChange = vi.fn();
  const screen = await render(<NoneSelected onChange={onChange} />);
  const keys = recordKeys();
  await screen.getByText('26 to 40').click();
  expect(onChange).toHaveBeenLastCalledWith(['2']);
  await keys.press('Space', 'ticks or unticks the choice');
  expect(onChange).toHaveBeenLastCalledWith([]);
  await keys.press('Shift + Tab', 'goes back, at last to the button for all choices');
  await keys.press('Shift + Tab', 'goes back, at last to the button for all choices');
  await expect
    .element(screen.getByRole('button', { name: 'Select All', exact: true }))
    .toHaveFocus();
  await keys.press('Enter', 'on the button selects or deselects all');
  expect(onChange).toHaveBeenLastCalledWith(['1', '2', '3', '4']);
  await keys.press('Tab', 'goes on to the next choice');
  await expect.element(screen.getByRole('checkbox').first()).toHaveFocus();
  await keys.matchTable('CheckboxGroup');
});

test('one button selects all and then deselects all age ranges [AUD-04]', async () => {
  const screen = await render(<SomeSelected />);
  await screen.getByRole('button', { name: 'Select All', exact: true }).click();
  for (const box of screen.getByRole('checkbox').all()) await expect.element(box).toBeChecked();

  await screen.getByRole('button', { name: 'Deselect All', exact: true }).click();
  for (const box of screen.getByRole('checkbox').all()) await expect.element(box).not.toBeChecked();
  await expect
    .element(screen.getByRole('button', { name: 'Select All', exact: true }))
    .toHaveFocus();
});

test('one button selects all and then deselects all interest categories [AUD-05]', async () => {
  const screen = await render(<ManyChoices />);
  await screen.getByRole('button', { name: 'Select All', exact: true }).click();
  await expect.element(screen.getByText(/^10 of 10 selected/).first()).toBeVisible();
  await screen.getByRole('button', { name: 'Deselect All', exact: true }).click();
  await expect.element(screen.getByText(/^0 of 10 selected/).first()).toBeVisible();
  for (const box of screen.getByRole('checkbox').all()) await expect.element(box).not.toBeChecked();
});

test('pressing the button says what is now selected', async () => {
  const screen = await render(<SomeSelected />);
  await screen.getByRole('button', { name: 'Select All', exact: true }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('4 of 4 selected');
});

test('pressing the button says so again after a choice was unticked by itself', async () => {
  const screen = await render(<SomeSelected />);
  const status = screen.getByRole('status');
  const all = screen.getByRole('button', { name: 'Select All', exact: true });
  await all.click();
  await expect.element(status).toHaveTextContent('4 of 4 selected');
  await screen.getByText('26 to 40').click();
  await expect.element(status).toHaveTextContent('');
  await all.click();
  await expect.element(status).toHaveTextContent('4 of 4 selected');
});

test('a locked choice cannot be unticked by press, by key or by Deselect All [AUD-08]', async () => {
  const onChange = vi.fn();
  const screen = await render(<WithLockedChoices onChange={onChange} />);
  const locked = screen.getByRole('checkbox', { name: '18 to 25' });

  await screen.getByText('18 to 25').click();
  await userEvent.keyboard(' ');
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(locked).toBeChecked();

  await screen.getByRole('button', { name: 'Select All', exact: true }).click();
  await screen.getByRole('button', { name: 'Deselect All', exact: true }).click();
  expect(onChange).toHaveBeenLastCalledWith(['1', '3']);
  await expect.element(locked).toBeChecked();
});

test('a locked choice is reached by keyboard and says why it is locked', async () => {
  const screen = await render(<WithLockedChoices />);
  const locked = screen.getByRole('checkbox', { name: '18 to 25' });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(locked).toHaveFocus();
  await expect
    .element(locked)
    .toHaveAccessibleDescription(
      /^A choice with a lock was saved earlier and cannot be changed\./u,
    );
});

test('with every choice locked there is no button that would do nothing', async () => {
  const screen = await render(<AllLocked />);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('an error marks the group and is read with it', async () => {
  const screen = await render(<InError />);
  await expect
    .element(screen.getByRole('group'))
    .toHaveAccessibleDescription(/At least one age range needs to be selected/u);
});

test('a required group says so in its name, and none of its boxes is required or invalid by itself', async () => {
  const screen = await render(<NoneSelected isRequired />);
  await expect.element(screen.getByRole('group')).toHaveAccessibleName('Age ranges (required)');
  for (const box of screen.getByRole('checkbox').all()) {
    await expect.element(box).toBeValid();
    await expect.element(box).not.toBeRequired();
  }
});

test('a team can replace the words', async () => {
  const screen = await render(<NoneSelected messages={{ selectAll: 'Tout choisir' }} />);
  await expect.element(screen.getByRole('button', { name: 'Tout choisir' })).toBeVisible();
});

test.each([
  ['none', [], ['18 to 25', '41 to 64', '65 or above']],
  ['some, fewer than now', ['2'], ['18 to 25', '41 to 64', '65 or above']],
  ['some, others than now', ['1', '2'], ['18 to 25', '26 to 40', '41 to 64', '65 or above']],
  ['all', ['1', '2', '3', '4'], ['18 to 25', '26 to 40', '65 or above']],
])('after a reset of its form it has the ticks it began with: %s', async (_, ticked, pressed) => {
  const onChange = vi.fn();
  const screen = await render(
    <form aria-label="Project">
      <NoneSelected name="ages" value={ticked} onChange={onChange} />
    </form>,
  );
  for (const label of pressed) await screen.getByText(label).click();
  const form = screen.getByRole('form').element();
  if (!(form instanceof HTMLFormElement)) throw new Error('That is no form.');
  form.reset();
  expect(onChange).toHaveBeenLastCalledWith(ticked);
  await expect.element(screen.getByText(`${ticked.length} of 4 selected`)).toBeVisible();
  expect(new FormData(form).getAll('ages')).toEqual(ticked);
});

test('a value that none of the choices has is not counted, and kept by a tick', async () => {
  const onChange = vi.fn();
  const screen = await render(<SomeSelected value={['2', 'withdrawn']} onChange={onChange} />);
  await expect.element(screen.getByText('1 of 4 selected')).toBeVisible();
  await screen.getByText('18 to 25').click();
  expect(onChange).toHaveBeenLastCalledWith(['2', 'withdrawn', '1']);
  await expect.element(screen.getByText('2 of 4 selected')).toBeVisible();
});

test('a value that none of the choices has is kept by the button, and not counted aloud', async () => {
  const onChange = vi.fn();
  const screen = await render(<SomeSelected value={['2', 'withdrawn']} onChange={onChange} />);
  await screen.getByRole('button', { name: 'Select All' }).click();
  expect(onChange).toHaveBeenLastCalledWith(['1', '2', '3', '4', 'withdrawn']);
  await expect.element(screen.getByRole('status')).toHaveTextContent('4 of 4 selected');
  await screen.getByRole('button', { name: 'Deselect All' }).click();
  expect(onChange).toHaveBeenLastCalledWith(['withdrawn']);
});

test('a reset of another form leaves its ticks', async () => {
  const screen = await render(
    <>
      <form>
        <button type="reset">Reset the other</button>
      </form>
      <form>
        <NoneSelected />
      </form>
    </>,
  );
  await screen.getByText('26 to 40').click();
  await screen.getByRole('button', { name: 'Reset the other' }).click();
  await expect.element(screen.getByText('1 of 4 selected')).toBeVisible();
});
