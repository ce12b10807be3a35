import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { emulateMedia } from '../../../../tools/test/emulateMedia';
import { Button } from '../components/Button';
import { ConfirmationDialog } from '../components/ConfirmationDialog';
import { Modal } from '../components/Modal';
import { SessionTimeoutDialog } from '../components/SessionTimeoutDialog';

/* If somebody prints while a dialog is open, the dialog is printed. */

const ignore = () => undefined;

const withCodes = (
  <>
    <p>What the page says</p>
    <Modal isOpen title="Backup codes" onClose={ignore} actions={<Button>Copy</Button>}>
      <p style={{ blockSize: '300vh' }}>1234-5678</p>
    </Modal>
  </>
);

beforeAll(() => emulateMedia('print'));
afterAll(() => emulateMedia(''));

test('an open dialog stands alone on paper, whole, and with nothing to press', async () => {
  const screen = await render(withCodes);
  await expect.element(screen.getByRole('heading', { name: 'Backup codes' })).toBeVisible();
  expect(printed()).toEqual(['Backup codes', '1234-5678']);
  const dialog = screen.getByRole('dialog').element();
  expect(dialog.getBoundingClientRect().height).toBeGreaterThan(3 * window.innerHeight);
  for (let part: Element | null = dialog; part !== null; part = part.parentElement)
    expect(getComputedStyle(part).position).not.toBe('fixed');
});

test('of two dialogs, the one that is under the other is left out', async () => {
  const screen = await render(
    <>
      {withCodes}
      <ConfirmationDialog
        isOpen
        label="Leave?"
        confirmLabel="Leave"
        onConfirm={ignore}
        onCancel={ignore}
      />
    </>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Confirmation Dialog' })).toBeVisible();
  expect(printed()).toEqual(['Confirmation Dialog', 'Leave?']);
});

test('once a session has ended, nothing of its page and its dialogs is printed', async () => {
  const screen = await render(
    <>
      {withCodes}
      <SessionTimeoutDialog
        isOpen
        isEnded
        expiresAt={new Date(0)}
        onContinue={ignore}
        onLogOut={ignore}
        onAcknowledge={ignore}
      />
    </>,
  );
  await expect.element(screen.getByRole('alertdialog').getByRole('heading')).toBeVisible();
  expect(printed()).toEqual(['Session Terminated', expect.stringMatching(/^You were logged out/u)]);
});

/** The visible texts, from top to bottom. */
function printed(): string[] {
  return [...document.querySelectorAll('p, h1, h2, button')]
    .filter((part) => part.checkVisibility())
    .map((part) => part.textContent);
}
