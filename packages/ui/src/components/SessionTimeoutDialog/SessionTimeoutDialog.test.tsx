import { composeStories } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { translatePage } from '../../../../../tools/test/translatePage';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './SessionTimeoutDialog.stories';

const { Ended, EndedElsewhere, Warning } = composeStories(stories);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Renders a warning with a running clock that ends five minutes from now. */
async function openWarning() {
  const calls = {
    onContinue: vi.fn(),
    onLogOut: vi.fn(),
    onExpire: vi.fn(),
    onAcknowledge: vi.fn(),
  };
  const screen = await render(
    <Warning {...calls} now={undefined} expiresAt={new Date(Date.now() + 300_000)} />,
  );
  return { ...calls, screen, dialog: screen.getByRole('alertdialog') };
}

test('the warning takes focus and says when the session ends and what to do [IDLE-02]', async () => {
  const { screen, dialog, onContinue, onLogOut } = await openWarning();
  await expect.element(dialog).toHaveFocus();
  await expect.element(dialog).toHaveAccessibleName('Are you still there?');
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(/^Your session will expire in 5 minutes\./u);

  await screen.getByRole('button', { name: 'Continue session', exact: true }).click();
  expect(onContinue).toHaveBeenCalledTimes(1);
  await screen.getByRole('button', { name: 'Logout', exact: true }).click();
  expect(onLogOut).toHaveBeenCalledTimes(1);
});

test('on a page that the browser translates the warning says how many minutes are left now', async () => {
  const { dialog } = await openWarning();
  translatePage();
  await vi.advanceTimersByTimeAsync(61_000);
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(/^Your session will expire in 4 minutes\./u);
});

test('once the session has ended nothing of the page can be seen around it, as it can around the warning', async () => {
  const ground = () => {
    const backdrop = document.querySelector('[data-dialog-backdrop]');
    return backdrop && getComputedStyle(backdrop).backgroundColor;
  };
  const { unmount } = await render(<Warning />);
  await expect.poll(ground).toMatch(/^rgba\(|\/ 0?\.\d+\)$/u);
  await unmount();
  for (const story of [<Ended />, <EndedElsewhere />]) {
    const ended = await render(story);
    await expect.poll(ground).toMatch(/^rgb\([\d ,]+\)$/u);
    await ended.unmount();
  }
});

test("only 'Continue session' restarts the time: neither Escape nor a press beside the dialog does [IDLE-03, OPEN-37]", async () => {
  const { screen, onContinue, onLogOut, onAcknowledge } = await openWarning();
  await userEvent.click(document.body, { position: { x: 4, y: 4 } });
  expect(onContinue).not.toHaveBeenCalled();
  const keys = recordKeys();
  await keys.press('Escape', 'does nothing while the warning waits for an answer');
  expect(onContinue).not.toHaveBeenCalled();
  for (const name of ['Continue session', 'Logout', 'Continue session']) {
    await keys.press('Tab', 'goes to the next button, and after the last to the first');
    await expect.element(screen.getByRole('button', { name })).toHaveFocus();
  }
  await keys.press('Enter', 'presses the button');
  expect(onContinue).toHaveBeenCalledTimes(1);
  expect(onLogOut).not.toHaveBeenCalled();
  expect(onAcknowledge).not.toHaveBeenCalled();
  await keys.matchTable('SessionTimeoutDialog');
});

test('a time that is none is not told, and the session neither ends nor says NaN', async () => {
  const onContinue = vi.fn();
  const onExpire = vi.fn();
  const screen = await render(
    <Warning expiresAt={new Date('soon')} onContinue={onContinue} onExpire={onExpire} />,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect
    .element(dialog)
    .toHaveAccessibleDescription('Continue the session to stay logged in.');
  await expect.element(dialog).not.toHaveTextContent('NaN');
  expect(screen.getByRole('timer').elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Continue session', exact: true }).click();
  expect(onContinue).toHaveBeenCalledTimes(1);
  expect(onExpire).not.toHaveBeenCalled();
});

test('the clock goes on by itself', async () => {
  const { screen } = await openWarning();
  await expect.element(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent('5:00');
  vi.advanceTimersByTime(240_000);
  await expect.element(screen.getByRole('timer')).toHaveTextContent(/^0:/u);
});

test.each([
  ['a minute has gone', 300, 'Your session will expire in 4 minutes.'],
  ['the last minute begins', 120, 'Your session will expire in less than a minute.'],
])(
  'the time left is announced when %s, not as it ticks (pitfall 14)',
  async (_, from, sentence) => {
    // Waiting for the page advances faked timers, so here only the clock is moved, by hand.
    vi.useRealTimers();
    let now = Date.UTC(2026, 2, 4, 12);
    const expiresAt = new Date(now + from * 1000);
    const screen = await render(<Warning now={() => now} expiresAt={expiresAt} />);
    const announced = screen.getByRole('status');
    await expect.element(announced).toBeEmptyDOMElement();

    const heard: (string | null)[] = [];
    const ear = new MutationObserver(() => heard.push(announced.element().textContent));
    ear.observe(announced.element(), { childList: true, characterData: true, subtree: true });
    for (let left = from - 1; left >= from - 62; left -= 1) {
      now += 1000;
      window.dispatchEvent(new Event('focus'));
      const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
      await expect.element(screen.getByRole('timer')).toHaveTextContent(time);
    }
    ear.disconnect();
    expect(heard).toEqual([sentence]);
  },
);

test('a computer that slept wakes to the true time, and past the end to the end (pitfall 14)', async () => {
  const { screen, onExpire } = await openWarning();
  vi.setSystemTime(Date.now() + 200_000);
  window.dispatchEvent(new Event('focus'));
  await expect.element(screen.getByRole('timer')).toHaveTextContent('1:40');

  vi.setSystemTime(Date.now() + 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  const ended = screen.getByRole('alertdialog', { name: 'Session Terminated' });
  await expect.element(ended).toHaveFocus();
  expect(onExpire).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(onExpire).toHaveBeenCalledTimes(1);
});

test('once the end has come focus goes on from the warning that was read to the dialog that says so', async () => {
  const { screen } = await openWarning();
  const button = screen.getByRole('button', { name: 'Continue session' });
  button.element().focus();
  await expect.element(button).toHaveFocus();
  vi.setSystemTime(Date.now() + 3_600_000);
  window.dispatchEvent(new Event('focus'));
  await expect
    .element(screen.getByRole('alertdialog', { name: 'Session Terminated' }))
    .toHaveFocus();
});

test('a page that the browser kept comes back to the true time', async () => {
  vi.useRealTimers();
  // There are no ticks, since the next one would have the same result.
  const ticks = vi.spyOn(window, 'setInterval').mockImplementation(vi.fn<typeof setInterval>());
  onTestFinished(() => ticks.mockRestore());
  let now = Date.UTC(2026, 2, 4, 12);
  const screen = await render(<Warning now={() => now} expiresAt={new Date(now + 300_000)} />);
  await expect.element(screen.getByRole('timer')).toHaveTextContent('5:00');
  now += 200_000;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(screen.getByRole('timer')).toHaveTextContent('1:40');
});

test('the end is told once for each session, also while it is developed in StrictMode', async () => {
  const onExpire = vi.fn();
  const story = (expiresAt: number) => (
    <StrictMode>
      <Warning now={() => 1000} expiresAt={new Date(expiresAt)} onExpire={onExpire} />
    </StrictMode>
  );
  const screen = await render(story(0));
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  expect(onExpire).toHaveBeenCalledTimes(1);
  await screen.rerender(story(61_000));
  await screen.rerender(story(1000));
  expect(onExpire).toHaveBeenCalledTimes(2);
});

test('what has ended stays so where the clock is put back, until another end is set', async () => {
  let now = 100_000;
  const onExpire = vi.fn();
  const story = (expiresAt: number) => (
    <Warning now={() => now} expiresAt={new Date(expiresAt)} onExpire={onExpire} />
  );
  const screen = await render(story(100_000));
  const ended = screen.getByRole('alertdialog', { name: 'Session Terminated' });
  await expect.element(ended).toBeVisible();

  now -= 31_000;
  await screen.rerender(story(100_000));
  await expect.element(ended).toBeVisible();
  now += 31_000;
  await screen.rerender(story(100_000));
  expect(onExpire).toHaveBeenCalledTimes(1);

  await screen.rerender(story(130_000));
  await expect.element(screen.getByRole('timer')).toHaveTextContent('0:30');
});

test("the end is titled 'Session Terminated' and offers one way on", async () => {
  const onAcknowledge = vi.fn();
  const screen = await render(<Ended onAcknowledge={onAcknowledge} />);
  const dialog = screen.getByRole('alertdialog', { name: 'Session Terminated' });
  await expect.element(dialog).toHaveAccessibleDescription(/You were logged out/u);
  expect(screen.getByRole('button').elements()).toHaveLength(1);
  await screen.getByRole('button').click();
  expect(onAcknowledge).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(onAcknowledge).toHaveBeenCalledTimes(2);
});

test('a session that ended elsewhere says so before its time', async () => {
  const onExpire = vi.fn();
  const screen = await render(<EndedElsewhere onExpire={onExpire} />);
  await expect
    .element(screen.getByRole('alertdialog', { name: 'Session Terminated' }))
    .toBeVisible();
  expect(onExpire).not.toHaveBeenCalled();
});

test('closed, there is no dialog and no clock runs', async () => {
  const onExpire = vi.fn();
  const screen = await render(<Ended isOpen={false} onExpire={onExpire} />);
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(vi.getTimerCount()).toBe(0);
  expect(onExpire).not.toHaveBeenCalled();
});

test('a team can replace the words', async () => {
  const screen = await render(
    <Warning messages={{ expires: (minutes) => `Encore ${minutes} minutes.`, logOut: 'Sortir' }} />,
  );
  await expect.element(screen.getByText('Encore 5 minutes.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Sortir' })).toBeVisible();
});
