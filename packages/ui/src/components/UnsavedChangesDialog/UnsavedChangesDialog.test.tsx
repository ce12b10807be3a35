import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './UnsavedChangesDialog.stories';

const { Open, Saving, Waiting } = composeStories(stories);

function choices() {
  return { onSave: vi.fn(), onDiscard: vi.fn(), onStay: vi.fn() };
}

test('it offers to save and not to save, and does what was chosen', async () => {
  const chosen = choices();
  const screen = await render(<Open {...chosen} />);

  await screen.getByRole('button', { name: 'Save changes', exact: true }).click();
  expect(chosen.onSave).toHaveBeenCalledTimes(1);
  await screen.getByRole('button', { name: "Don't save changes" }).click();
  expect(chosen.onDiscard).toHaveBeenCalledTimes(1);
  expect(chosen.onStay).not.toHaveBeenCalled();
});

test('closing it by its button, Escape or the backdrop stays on the page', async () => {
  const chosen = choices();
  const screen = await render(<Open {...chosen} />);

  await screen.getByRole('button', { name: 'Close and stay on this page' }).click();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.body, { position: { x: 4, y: 4 } });
  expect(chosen.onStay).toHaveBeenCalledTimes(3);
  expect(chosen.onSave).not.toHaveBeenCalled();
  expect(chosen.onDiscard).not.toHaveBeenCalled();
});

test('while saving runs nothing else can be chosen', async () => {
  const chosen = choices();
  const screen = await render(<Saving {...chosen} />);

  await expect.element(screen.getByRole('progressbar', { name: 'Saving' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: "Don't save changes" })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.body, { position: { x: 4, y: 4 } });
  expect(chosen.onStay).not.toHaveBeenCalled();
});

test('whoever waits for work that goes on by itself can stay, and choose nothing else', async () => {
  const chosen = choices();
  const screen = await render(<Waiting {...chosen} />);

  await expect.element(screen.getByRole('progressbar', { name: 'Making it ready' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: "Don't save changes" })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Close and stay on this page' }).click();
  await userEvent.click(document.body, { position: { x: 4, y: 4 } });
  expect(chosen.onStay).toHaveBeenCalledTimes(3);
});

test('by keyboard, focus stays inside, and Escape stays on the page', async () => {
  const chosen = choices();
  const screen = await render(<Open {...chosen} />);
  const keys = recordKeys();
  const buttons = [
    'Save changes',
    "Don't save changes",
    'Close and stay on this page',
    'Save changes',
  ];
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  screen.getByRole('button', { name: 'Close and stay on this page' }).element().focus();
  for (const name of buttons) {
    await keys.press('Tab', 'goes to the next button, and after the last to the first');
    await expect.element(screen.getByRole('button', { name, exact: true })).toHaveFocus();
  }
  await keys.press('Shift + Tab', 'goes to the button before');
  await expect
    .element(screen.getByRole('button', { name: 'Close and stay on this page' }))
    .toHaveFocus();
  await keys.press('Escape', 'stays on the page');
  expect(chosen.onStay).toHaveBeenCalledTimes(1);
  screen.getByRole('button', { name: "Don't save changes" }).element().focus();
  await keys.press('Enter', 'presses the button');
  expect(chosen.onDiscard).toHaveBeenCalledTimes(1);
  await keys.press('Space', 'presses the button');
  expect(chosen.onDiscard).toHaveBeenCalledTimes(2);
  expect(chosen.onSave).not.toHaveBeenCalled();
  await keys.matchTable('UnsavedChangesDialog');
});
