import { composeStories } from '@storybook/react-vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { translatePage } from '../../../../../tools/test/translatePage';
import { recordKeys } from '../../testing/recordKeys';
import { PasswordField } from './PasswordField';
import * as stories from './PasswordField.stories';

const { Disabled, Empty, Hidden, NewPassword } = composeStories(stories);

test('a password is hidden until the person asks to see it, and that is said once (pitfall 16)', async () => {
  const screen = await render(<Hidden />);
  const input = screen.getByLabelText('Password', { exact: true });
  await expect.element(input).toHaveAttribute('type', 'password');

  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(screen.getByText('Your password is shown')).toBeInTheDocument();

  await screen.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(input).toHaveAttribute('type', 'password');
  await expect.element(screen.getByText('Your password is hidden')).toBeInTheDocument();
  expect(screen.getByText(/^Your password is/u).elements()).toHaveLength(1);
});

test('showing a password works by keyboard, keeps focus and keeps the text', async () => {
  const screen = await render(<Hidden />);
  const keys = recordKeys();
  await keys.press('Tab', 'goes to the field');
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveFocus();
  await keys.press('Tab', 'again goes to the button that shows the password');
  await expect.element(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
  await keys.press('Enter', 'on the button shows or hides it, and focus stays');
  await expect.element(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  await keys.press('Space', 'on the button shows or hides it, and focus stays');
  await expect.element(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
  await keys.matchTable('PasswordField');
  await expect
    .element(screen.getByLabelText('Password', { exact: true }))
    .toHaveValue('depth-rings-and-tides');
});

test('a password that is being used can be read and not changed, and keeps focus', async () => {
  const screen = await render(<Hidden />);
  const input = screen.getByLabelText('Password', { exact: true });
  await input.click();
  await screen.rerender(<Hidden isReadOnly />);
  await expect.element(input).toHaveAttribute('readonly');
  await userEvent.keyboard('x');
  await expect.element(input).toHaveValue('depth-rings-and-tides');
  await expect.element(input).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Show password' })).toBeEnabled();
});

test('a password can be pasted (pitfall 16)', async () => {
  const onChange = vi.fn();
  const screen = await render(<Empty onChange={onChange} />);
  const input = screen.getByLabelText('Password', { exact: true }).element();
  const paste = new ClipboardEvent('paste', {
    clipboardData: new DataTransfer(),
    bubbles: true,
    cancelable: true,
  });
  expect(input.dispatchEvent(paste), 'nothing stops the browser from pasting').toBe(true);
});

test('a password manager is told which password is meant', async () => {
  const current = await render(<Empty />);
  await expect
    .element(current.getByLabelText('Password', { exact: true }))
    .toHaveAttribute('autocomplete', 'current-password');
  await current.unmount();
  const fresh = await render(<NewPassword />);
  await expect
    .element(fresh.getByLabelText('New password', { exact: true }))
    .toHaveAttribute('autocomplete', 'new-password');
});

test('the rules stand there before typing, describe the field and are ticked while typing (pitfall 16)', async () => {
  const screen = await render(<NewPassword />);
  const input = screen.getByLabelText('New password', { exact: true });
  const item = (name: RegExp) => screen.getByRole('listitem').filter({ hasText: name });

  await expect.element(item(/One number/u)).toHaveTextContent('One number (still to do)');
  await expect.element(input).toHaveAccessibleDescription(/At least 14 characters/u);

  await input.fill('7');
  await expect.element(item(/One number/u)).toHaveTextContent('One number (done)');
  await expect
    .element(item(/At least 14/u))
    .toHaveTextContent('At least 14 characters (still to do)');
});

test('what a password still needs has a bullet, which does not look like a box to tick, and what it has a tick', async () => {
  const screen = await render(<NewPassword />);
  const rule = screen.getByRole('listitem').filter({ hasText: 'One number' });
  const words = () => rule.getByText('One number').element().getBoundingClientRect();
  const drawn = () => rule.element().firstElementChild?.firstElementChild;
  await expect.element(rule).toBeVisible();
  const before = words();
  expect(drawn()?.getBoundingClientRect().height).toBeLessThan(before.height / 2);

  await screen.getByLabelText('New password', { exact: true }).fill('7');
  await expect.element(rule).toHaveTextContent('(done)');
  expect(drawn()?.tagName).toBe('svg');
  expect(words().left).toBe(before.left);
});

test('once typing rests, progress against the rules is announced', async () => {
  const screen = await render(<NewPassword />);
  await screen.getByLabelText('New password', { exact: true }).fill('7 Tides');
  await expect.element(screen.getByText('4 of 5 password rules met')).toBeInTheDocument();
});

test('of an emptied field no progress is told', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const screen = await render(<NewPassword />);
  const input = screen.getByLabelText('New password', { exact: true });
  await input.fill('7 Tides');
  vi.advanceTimersByTime(1000);
  await expect.element(screen.getByText('4 of 5 password rules met')).toBeInTheDocument();
  await input.clear();
  vi.advanceTimersByTime(1000);
  await expect.element(screen.getByText(/password rules met/)).not.toBeInTheDocument();
});

test('a word of a rule that is longer than the screen breaks, and nothing of it is cut off', async () => {
  const label = 'Forschungsvorhabensgenehmigung'.repeat(3);
  const screen = await render(
    <div style={{ inlineSize: '15rem' }}>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        value=""
        onChange={() => undefined}
        rules={[{ id: 'long', label, isMet: false }]}
      />
    </div>,
  );
  await expect.element(screen.getByRole('listitem')).toBeVisible();
  const box = screen.container.firstElementChild;
  expect(box?.scrollWidth).toBe(box?.clientWidth);
});

test('a disabled field and its button rest together', async () => {
  const screen = await render(<Disabled />);
  await expect.element(screen.getByLabelText('Password', { exact: true })).toBeDisabled();
  await expect.element(screen.getByRole('button')).toBeDisabled();
});

test('a team can replace the words and their order', async () => {
  const screen = await render(
    <Hidden messages={{ show: 'anzeigen', toggle: (word) => `Passwort ${word}` }} />,
  );
  await expect.element(screen.getByRole('button', { name: 'Passwort anzeigen' })).toBeVisible();
});

test('on a page that the browser translates the button’s word and the ticks change as anywhere', async () => {
  const whereDigit = (isMet: boolean) => (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      value=""
      onChange={() => undefined}
      rules={[{ id: 'digit', label: 'One digit', isMet }]}
    />
  );
  const screen = await render(whereDigit(false));
  translatePage();
  const toggle = screen.getByRole('button');
  await expect.element(toggle).toHaveTextContent(/^Show$/);
  await toggle.click();
  await expect.element(toggle).toHaveTextContent(/^Hide$/);
  const rule = screen.getByRole('listitem');
  await expect.element(rule).toHaveTextContent('One digit (still to do)');
  await screen.rerender(whereDigit(true));
  await expect.element(rule).toHaveTextContent('One digit (done)');
});
