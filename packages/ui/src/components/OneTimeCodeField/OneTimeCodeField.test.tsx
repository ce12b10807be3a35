import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './OneTimeCodeField.stories';

const { Empty, InError } = composeStories(stories);
const name = 'Code from your authenticator app';

test('a phone shows digits and offers the code it received (pitfall 15)', async () => {
  const screen = await render(<Empty />);
  const input = screen.getByRole('textbox', { name });
  await expect.element(input).toHaveAttribute('inputmode', 'numeric');
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(input).toHaveAttribute('placeholder', 'Enter 6-digit code here');
});

test('at most six characters stay, whatever is typed [AUTH-10]', async () => {
  const onChange = vi.fn();
  const screen = await render(<Empty onChange={onChange} />);
  const keys = recordKeys();
  await keys.press('Tab', 'goes to the one field for all six digits');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('12345678');
  await expect.element(screen.getByRole('textbox')).toHaveValue('123456');
  expect(onChange).toHaveBeenLastCalledWith('123456');
  await keys.press('Backspace', 'takes out the digit before the caret');
  expect(onChange).toHaveBeenLastCalledWith('12345');
  await keys.matchTable('OneTimeCodeField');
});

test('a code pasted with spaces or hyphens keeps its first six digits (pitfall 15) [AUTH-10]', async () => {
  const screen = await render(<Empty />);
  await screen.getByRole('textbox').fill(' 123 456 7');
  await expect.element(screen.getByRole('textbox')).toHaveValue('123456');
  await screen.getByRole('textbox').fill('\u200e65-43\u201121');
  await expect.element(screen.getByRole('textbox')).toHaveValue('654321');
});

test('a code pasted with its sentence stands there alone, and a slip in one stays to be seen', async () => {
  const onChange = vi.fn();
  const screen = await render(<Empty onChange={onChange} />);
  const input = screen.getByRole('textbox');
  await input.fill('Your code is 123 456.');
  await expect.element(input).toHaveValue('123456');
  expect(onChange).toHaveBeenLastCalledWith('123456');
  await input.fill('12345O');
  await expect.element(input).toHaveValue('12345O');
});

test('a code typed with the digits of another script is the same code', async () => {
  const screen = await render(<Empty />);
  await userEvent.click(screen.getByRole('textbox'));
  for (const digit of '١٢٣٤٥٦') await userEvent.keyboard(digit);
  await expect.element(screen.getByRole('textbox')).toHaveValue('123456');
  await screen.getByRole('textbox').fill('۶۵۴ ۳۲۱');
  await expect.element(screen.getByRole('textbox')).toHaveValue('654321');
});

test('an input method writes each digit once, and they are plain ones when it is done', async () => {
  const onChange = vi.fn();
  const screen = await render(<Empty onChange={onChange} />);
  const input = screen.getByRole('textbox');
  await input.click();
  for (const text of ['１', '１２', '１２３']) {
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await expect.element(input).toHaveValue(text);
  }
  await cdp().send('Input.insertText', { text: '１２３' });
  await expect.element(input).toHaveValue('123');
  expect(onChange).toHaveBeenLastCalledWith('123');
  await userEvent.keyboard('456');
  await expect.element(input).toHaveValue('123456');
});

test('letters stay to be seen and corrected', async () => {
  const screen = await render(<Empty />);
  await screen.getByRole('textbox').fill('12345a');
  await expect.element(screen.getByRole('textbox')).toHaveValue('12345a');
});

test('an error is read with the field', async () => {
  const screen = await render(<InError />);
  await expect.element(screen.getByRole('textbox')).toBeInvalid();
  await expect
    .element(screen.getByRole('textbox'))
    .toHaveAccessibleDescription('Invalid input format');
});
