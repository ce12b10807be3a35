import { composeStories } from '@storybook/react-vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { largeTextOnPhone } from '../../testing/largeTextOnPhone';
import { recordKeys } from '../../testing/recordKeys';
import { ErrorSummary } from '../ErrorSummary';
import { TextField } from '../TextField';
import { Modal, type ModalCloseReason } from './Modal';
import * as stories from './Modal.stories';

const { FromAButton, LongContent, OpenerGone, WithActions, WithForm, WithoutATrigger } =
  composeStories(stories);

async function pressBackdrop() {
  await userEvent.click(document.body, { position: { x: 4, y: 4 } });
}

async function openFromAButton() {
  const onClose = vi.fn<(reason: ModalCloseReason) => void>();
  const screen = await render(<FromAButton onClose={onClose} />);
  await screen.getByRole('button', { name: 'Add document' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Upload your ethics document' });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog, onClose, opener: screen.getByRole('button', { name: 'Add document' }) };
}

test('an opened modal has a name, takes focus, and the page behind it is out of reach (pitfall 1)', async () => {
  const { dialog, opener } = await openFromAButton();

  await expect.element(dialog).toHaveFocus();
  expect(opener.element().closest('[inert]')).not.toBeNull();
  for (let presses = 0; presses < 3; presses += 1) await userEvent.tab();
  expect(dialog.element().contains(document.activeElement)).toBe(true);
});

test('the close button closes it and focus is back where it was [UI-10]', async () => {
  const { screen, dialog, onClose, opener } = await openFromAButton();

  await screen.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledExactlyOnceWith('closeButton');
  await expect.element(opener).toHaveFocus();
});

test('with buttons of its own it has the close button as well [UI-10]', async () => {
  const screen = await render(<WithActions />);
  await expect.element(screen.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
});

test('Escape closes it and focus is back where it was', async () => {
  const { screen, dialog, onClose, opener } = await openFromAButton();
  const keys = recordKeys();
  const isInside = () => dialog.element().contains(document.activeElement);

  await expect.element(dialog).toHaveFocus();
  await keys.press('Tab', 'goes on, inside the dialog and never out of it');
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await keys.press('Shift + Tab', 'goes back, inside the dialog and never out of it');
  expect(isInside()).toBe(true);
  await keys.press('Escape', 'closes it and goes back to what opened it');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledExactlyOnceWith('escape');
  await expect.element(opener).toHaveFocus();
  await keys.matchTable('Modal');
});

test('a press on the backdrop closes it, a press inside does not [UI-11]', async () => {
  const { screen, dialog, onClose, opener } = await openFromAButton();

  await screen.getByText('at most 2 MB').click();
  expect(onClose).not.toHaveBeenCalled();
  await pressBackdrop();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledExactlyOnceWith('backdrop');
  await expect.element(opener).toHaveFocus();
});

test('a press on the backdrop closes one with actions as well [UI-11]', async () => {
  const onClose = vi.fn<(reason: ModalCloseReason) => void>();
  const screen = await render(<WithActions onClose={onClose} />);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await pressBackdrop();
  expect(onClose).toHaveBeenCalledExactlyOnceWith('backdrop');
});

test('a text that scrolls is a tab stop before it is painted for the first time', async () => {
  const tabStops: number[] = [];
  const arrivals = new MutationObserver(() => {
    const area = document.querySelector<HTMLElement>('[role="dialog"] > div:has(> div > p)');
    if (area === null) return;
    arrivals.disconnect();
    // Is called right before the first paint, after the dialog's own observer, which was created earlier.
    const sizes = new ResizeObserver(() => {
      tabStops.push(area.tabIndex);
      sizes.disconnect();
    });
    sizes.observe(area);
  });
  arrivals.observe(document.body, { childList: true, subtree: true });
  await render(<LongContent />);
  await expect.poll(() => tabStops).toEqual([0]);
});

test('long content scrolls inside, by keyboard too, while title and actions stay in view (pitfall 1)', async () => {
  const screen = await render(<LongContent />);
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);

  const area = screen.getByRole('group', { name: 'Everything you agree to' });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(area).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByText('These terms hold')).toBeInViewport();
  await expect.element(screen.getByRole('heading')).toBeInViewport();
  await expect.element(screen.getByRole('button', { name: 'I have read it' })).toBeInViewport();
});

test('in a low window all of it scrolls, and no line between title and actions is all there is to see', async () => {
  await page.viewport(320, 256);
  const screen = await render(<LongContent />);
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toHaveFocus();
  const content = screen.getByText('These terms hold');
  await userEvent.tab({ shift: true });
  await expect
    .element(screen.getByRole('button', { name: 'I have read it' }))
    .toBeInViewport({ ratio: 1 });
  await expect.element(content).toBeInViewport();
  await expect.element(screen.getByRole('heading')).not.toBeInViewport();
  await page.viewport(1024, 768);
});

test('with large text on a phone all of it scrolls, and the actions leave the content its room', async () => {
  await largeTextOnPhone();
  await page.viewport(360, 740);
  const screen = await render(<WithForm />);
  const send = screen.getByRole('button', { name: 'Export', exact: true });
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
  await expect.element(send).not.toBeInViewport();
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await expect.element(send).toHaveFocus();
  await expect.element(send).toBeInViewport({ ratio: 1 });
});

test('an error summary ends where the fields below it do', async () => {
  await page.viewport(768, 900);
  onTestFinished(() => page.viewport(1024, 768));
  const screen = await render(
    <Modal isOpen title="Export the answers" onClose={vi.fn()}>
      <ErrorSummary title="One thing is missing" errors={[{ message: 'Name it' }]} focusKey={0} />
      <TextField label="Name of the file" value="" onChange={vi.fn()} />
    </Modal>,
  );
  const endOf = (part: Element) => part.getBoundingClientRect().right;
  const summary = screen.getByRole('region', { name: 'One thing is missing' });
  await expect.element(summary).toBeVisible();
  expect(endOf(summary.element())).toBe(endOf(screen.getByRole('textbox').element()));
});

test('stands above an on-screen keyboard, and goes back down when it leaves', async () => {
  const screen = await render(<LongContent />);
  const dialog = screen.getByRole('dialog').element();
  const bottom = () => Math.round(dialog.getBoundingClientRect().bottom);
  const { visualViewport } = window;
  if (!visualViewport) throw new Error('This browser tells nothing of keyboards.');
  const rest = bottom();

  const height = vi.spyOn(visualViewport, 'height', 'get').mockReturnValue(300);
  visualViewport.dispatchEvent(new Event('resize'));
  await expect.poll(bottom).toBeLessThanOrEqual(300);
  height.mockRestore();
  visualViewport.dispatchEvent(new Event('resize'));
  await expect.poll(bottom).toBe(rest);
});

test('when the opener has gone, focus goes to what stands next to its place (pitfall 1)', async () => {
  const screen = await render(<OpenerGone />);
  await screen.getByRole('button', { name: 'Open Consent form' }).click();
  await expect.element(screen.getByRole('dialog')).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Open Protocol' })).toHaveFocus();
});

test('when everything around the opener has gone, focus goes to the heading of the page', async () => {
  const screen = await render(<OpenerGone />);
  for (const name of ['Open Consent form', 'Open Protocol']) {
    await screen.getByRole('button', { name }).click();
    await expect.element(screen.getByRole('dialog')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
  }

  await expect.element(screen.getByRole('heading', { name: 'Documents' })).toHaveFocus();
});

test('a modal opened without a trigger leaves focus at the heading of the page (pitfall 1)', async () => {
  const screen = await render(<WithoutATrigger />);
  await expect.element(screen.getByRole('dialog')).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('heading', { name: 'Project details' })).toHaveFocus();
});
