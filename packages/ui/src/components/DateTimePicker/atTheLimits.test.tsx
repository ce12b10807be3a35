import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../UiProvider';
import { DateTimePicker } from './DateTimePicker';
import * as stories from './DateTimePicker.stories';

const { WithLimits } = composeStories(stories);
const tooEarly = 'The end date needs to be set after the start date';
const tooLate = 'A project can run for three months';

test('the last day that is offered ends at the limit, not after it', async () => {
  const screen = await render(<WithLimits maxValue={new Date('2032-11-24T08:20:00Z')} />);
  await screen.getByRole('button', { name: /calendar/ }).click();
  await screen.getByRole('button', { name: 'Wednesday 24 November 2032' }).click();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect
    .element(screen.getByRole('textbox', { name: 'End date' }))
    .toHaveValue('24/11/2032, 08:20');
});

test('a time that is chosen before any day waits for that', async () => {
  const onChange = vi.fn();
  const screen = await render(<WithLimits onChange={onChange} />);
  await screen.getByRole('button', { name: /calendar/ }).click();
  const hour = screen.getByRole('combobox', { name: 'Hour' });
  await hour.selectOptions('17');
  await expect.element(hour).toHaveValue('17');
  expect(onChange).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Wednesday 24 November 2032' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(new Date('2032-11-24T17:00:00Z'));
});

test('the same key is answered by its reason as often as it is pressed (pitfall 4)', async () => {
  const screen = await render(<WithLimits value={new Date('2032-11-10T09:00:00Z')} />);
  await screen.getByRole('button', { name: /calendar/ }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: /Wednesday 10/ })).toHaveFocus();
  const said = dialog.getByRole('status').last().element();
  const heard: string[] = [];
  const ear = new MutationObserver(() => heard.push(said.textContent));
  ear.observe(said, { childList: true, characterData: true, subtree: true });
  const reasons = () => heard.filter((words) => words === tooEarly).length;
  for (const times of [1, 2]) {
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(reasons).toBe(times);
  }
  ear.disconnect();
});

test('where people read from right to left, the arrow left that leads no further is told of the later limit', async () => {
  const last = new Date('2033-02-10T09:00:00Z');
  const screen = await render(
    <UiProvider navigate={() => undefined} locale="he-IL">
      <DateTimePicker
        label="End date"
        value={last}
        onChange={vi.fn()}
        maxValue={last}
        maxReason={tooLate}
      />
    </UiProvider>,
  );
  await screen.getByRole('button', { name: /calendar/ }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: /10 .* 2033/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(dialog.getByRole('status').last()).toHaveTextContent(tooLate);
});
