import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { translatePage } from '../../../../../tools/test/translatePage';
import { exampleSecret } from './exampleCode';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './QrCode.stories';

const { WithSecret } = composeStories(stories);

test('the picture has a text in its place, and its secret stands beside it in fours (pitfall 15)', async () => {
  const screen = await render(<WithSecret />);
  await expect
    .element(screen.getByRole('img'))
    .toHaveAccessibleName('QR code for your authenticator app. The same key follows as text.');
  await expect.element(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
});

test('the secret is copied without blanks, and the button says that it copied', async () => {
  const screen = await render(
    <>
      <WithSecret />
      <textarea aria-label="Paste here" />
    </>,
  );
  const keys = recordKeys();
  await keys.press('Tab', 'goes to the button');
  await expect.element(screen.getByRole('button')).toHaveFocus();
  await keys.press('Enter', 'copies the key');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copied');
  await keys.matchTable('QrCode');
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.element(screen.getByRole('textbox')).toHaveValue(exampleSecret);
});

test('a browser that refuses to copy is not passed over in silence', async () => {
  // Chromium always allows copying on a press, so the refusal of a stricter browser is mocked.
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(
    new DOMException('Write permission denied.', 'NotAllowedError'),
  );
  const screen = await render(<WithSecret />);
  await screen.getByRole('button', { name: 'Copy key' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent(/Select the key/);
});

test('a secret that comes with blanks is shown in fours and copied without them, too', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(<WithSecret secret="ABC DEFG HIJK L" />);
  await expect.element(screen.getByText('ABCD EFGH IJKL')).toBeVisible();
  await screen.getByRole('button').click();
  expect(writeText).toHaveBeenCalledWith('ABCDEFGHIJKL');
  writeText.mockRestore();
});

test('on a page that is read from the right the secret keeps its order', async () => {
  const screen = await render(
    <div dir="rtl">
      <WithSecret />
    </div>,
  );
  const [first, second] = [...screen.container.querySelectorAll('[translate="no"] > span')].map(
    (group) => group.getBoundingClientRect().left,
  );
  expect(second).toBeGreaterThan(first ?? Infinity);
  const secret = screen.container.querySelector('[translate="no"]')?.getBoundingClientRect();
  const words = screen.getByText('type this key', { exact: false }).element();
  expect(secret?.right).toBeCloseTo(words.getBoundingClientRect().right, -1);
});

test('that a key was copied is said each time, and not of another key', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(<WithSecret />);
  const status = screen.getByRole('status');
  await screen.getByRole('button').click();
  await expect.element(status).toHaveTextContent('Copied');
  const said = vi.fn();
  const listener = new MutationObserver(said);
  listener.observe(status.element(), { childList: true });
  await screen.getByRole('button').click();
  await expect.poll(() => said.mock.calls.length).toBeGreaterThan(0);
  await expect.element(status).toHaveTextContent('Copied');
  listener.disconnect();

  await screen.rerender(<WithSecret secret="ABCD EFGH" />);
  await expect.element(status).toHaveTextContent('');
  writeText.mockRestore();
});

test('on a page that the browser translates the outcome of each press is said', async () => {
  vi.spyOn(navigator.clipboard, 'writeText')
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new DOMException('Write permission denied.', 'NotAllowedError'));
  const screen = await render(<WithSecret />);
  translatePage();
  const [button, outcome] = [screen.getByRole('button'), screen.getByRole('status')];
  await button.click();
  await expect.element(outcome).toHaveTextContent('Copied');
  await button.click();
  await expect.element(outcome).toHaveTextContent(/Select the key/);
});
