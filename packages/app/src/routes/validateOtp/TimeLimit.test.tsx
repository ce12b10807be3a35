import { UiProvider } from '@sounding/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { pendingSignIn } from '../../features/pendingSignIn/pendingSignIn';
import { catchPageLoads } from '../../testing/catchPageLoads';
import { TimeLimit } from './TimeLimit';

const tooLong =
  'You have spent too long on this page without authenticating. Please go back to the login page and re-enter your credentials';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function wait() {
  pendingSignIn.keep({
    userName: 'ada.byron@sounding.example',
    password: 'Quiet-harbour-1851',
    qrCode: '',
    secret: '',
    canReset2fa: false,
  });
  const screen = await render(
    <UiProvider navigate={() => undefined}>
      <TimeLimit />
    </UiProvider>,
  );
  return { screen, dialogs: () => screen.getByRole('dialog').elements().length };
}

test('after 300 idle seconds it says that this took too long [AUTH-14]', async () => {
  const { screen } = await wait();
  vi.advanceTimersByTime(300_000);
  await expect
    .element(screen.getByRole('dialog').getByText(tooLong, { exact: true }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Back to login', exact: true }))
    .toBeVisible();
  expect(pendingSignIn.get()).toBeNull();
});

test('the way back to the login page loads the page anew [AUTH-15]', async () => {
  const { screen } = await wait();
  const loads = catchPageLoads();
  vi.advanceTimersByTime(300_000);
  await screen.getByRole('button', { name: 'Back to login', exact: true }).click();
  await expect.poll(loads).toEqual(['reload']);
});

test('it does not say so a second earlier [AUTH-14]', async () => {
  const { screen } = await wait();
  vi.advanceTimersByTime(299_000);
  await expect.element(screen.getByRole('dialog')).not.toHaveTextContent(tooLong);
});

test('a minute before the end a person can get more time (pitfall 18)', async () => {
  const { screen, dialogs } = await wait();
  vi.advanceTimersByTime(239_000);
  await expect.poll(dialogs).toBe(0);
  vi.advanceTimersByTime(1_000);
  await screen.getByRole('button', { name: 'Give me more time' }).click();
  await expect.poll(dialogs).toBe(0);
  vi.advanceTimersByTime(240_000);
  await expect.element(screen.getByRole('dialog')).toHaveAccessibleName('Do you need more time?');
  expect(pendingSignIn.get()).not.toBeNull();
});

test.each(['keydown', 'pointerdown'])('who causes a %s is not idle [AUTH-14]', async (sign) => {
  const { screen } = await wait();
  vi.advanceTimersByTime(200_000);
  document.dispatchEvent(new Event(sign));
  // Whoever was idle since the beginning would be told by now that time is up.
  vi.advanceTimersByTime(240_000);
  await expect.element(screen.getByRole('dialog')).toHaveAccessibleName('Do you need more time?');
});

test('a computer that slept through the end is told so when it wakes', async () => {
  const { screen } = await wait();
  vi.setSystemTime(Date.now() + 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByRole('dialog')).toHaveTextContent(tooLong);
});
