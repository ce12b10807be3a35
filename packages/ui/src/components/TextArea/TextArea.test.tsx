import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './TextArea.stories';

const { Empty, Filled, InError } = composeStories(stories);

test('several lines can be typed, Enter included', async () => {
  const onChange = vi.fn();
  const screen = await render(<Empty onChange={onChange} />);
  const keys = recordKeys();
  await keys.press('Tab', 'goes to the field');
  await expect.element(screen.getByRole('textbox', { name: 'Comment' })).toHaveFocus();
  await userEvent.keyboard('One');
  await keys.press('Enter', 'begins a new line');
  await userEvent.keyboard('Two');
  expect(onChange).toHaveBeenLastCalledWith('One\nTwo');
  await keys.leave('leaves the field');
  await keys.matchTable('TextArea');
});

test('each line is read from the side of its own script', async () => {
  const screen = await render(<Filled />);
  const area = screen.getByRole('textbox').element();
  expect(getComputedStyle(area).unicodeBidi).toBe('plaintext');
});

test('an empty area is as high as its rows, and a long text makes it grow', async () => {
  const screen = await render(<Empty rows={6} />);
  const area = screen.getByRole('textbox').element();
  const height = () => area.getBoundingClientRect().height;
  const empty = height();
  expect(empty).toBeGreaterThan(6 * 25);
  await screen.getByRole('textbox').fill('Line\n'.repeat(12));
  expect(height()).toBeGreaterThan(empty);
});

test('counter and error describe the area', async () => {
  const screen = await render(<Filled limit={20} error="Too long" />);
  await expect
    .element(screen.getByRole('textbox'))
    .toHaveAccessibleDescription('Too long 69 characters over the limit of 20');
});

test('a required area in error says both', async () => {
  const screen = await render(<InError />);
  await expect.element(screen.getByRole('textbox')).toBeRequired();
  await expect.element(screen.getByRole('textbox')).toBeInvalid();
});
