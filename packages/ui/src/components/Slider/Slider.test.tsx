import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './Slider.stories';

const { Disabled, Middle, WithEndLabels } = composeStories(stories);

test('a slider is read with its name, its value and what both ends mean', async () => {
  const screen = await render(<WithEndLabels id="likely" />);
  const slider = screen.getByRole('slider', { name: 'How likely are you to take part?' });
  await expect.element(slider).toHaveAttribute('min', '1');
  await expect.element(slider).toHaveAttribute('max', '10');
  await expect.element(slider).toHaveValue('1');
  expect(document.getElementById('likely')).toContainElement(slider.element());
  await expect
    .element(slider)
    .toHaveAccessibleDescription('Nobody sees your single answer. 1: Not at all 10: Very likely');
});

test('by keyboard: arrows step, Home and End go to the ends, and the number follows', async () => {
  const onChange = vi.fn();
  const screen = await render(<Middle onChange={onChange} />);
  const keys = recordKeys();
  const said = screen.getByRole('status');

  await keys.press('Tab', 'goes to the slider');
  await expect.element(screen.getByRole('slider')).toHaveFocus();
  await keys.press('Arrow right', 'goes one value up');
  expect(onChange).toHaveBeenLastCalledWith(5);
  await expect.element(said).toHaveTextContent('5');
  await keys.press('Arrow up', 'goes one value up');
  expect(onChange).toHaveBeenLastCalledWith(6);
  await keys.press('Arrow left', 'goes one value down');
  expect(onChange).toHaveBeenLastCalledWith(5);
  await keys.press('Arrow down', 'goes one value down');
  expect(onChange).toHaveBeenLastCalledWith(4);
  await keys.press('End', 'goes to the highest value');
  expect(onChange).toHaveBeenLastCalledWith(10);
  await keys.press('Home', 'goes to the lowest value');
  expect(onChange).toHaveBeenLastCalledWith(1);
  await expect.element(screen.getByRole('slider')).toHaveFocus();
  await keys.matchTable('Slider');
});

test('a press on the line moves there without dragging', async () => {
  const onChange = vi.fn();
  const screen = await render(<Middle onChange={onChange} />);
  const track = screen.getByRole('slider').element().closest('[data-orientation]');
  if (track === null) throw new Error('The slider has no track.');
  const { width } = track.getBoundingClientRect();
  await userEvent.click(track, { position: { x: width - 2, y: 22 } });
  expect(onChange).toHaveBeenLastCalledWith(10);
});

test('a team can replace how an end is told', async () => {
  const screen = await render(
    <WithEndLabels messages={{ end: (value, meaning) => `${value} = ${meaning}` }} />,
  );
  await expect
    .element(screen.getByRole('slider'))
    .toHaveAccessibleDescription(/1 = Not at all 10 = Very likely$/u);
});

test('a disabled slider cannot be moved', async () => {
  const screen = await render(<Disabled />);
  await expect.element(screen.getByRole('slider')).toBeDisabled();
});

test('a word longer than the screen breaks', async () => {
  await render(<Middle label={'Sounding'.repeat(100)} />);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});
