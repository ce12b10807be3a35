import { UiProvider } from '@sounding/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { pendingSignIn } from '../../features/pendingSignIn/pendingSignIn';
import { catchPageLoads } from '../../testing/catchPageLoads';
import { drawn, twoFrames } from '../../testing/drawn';
import { TimeLimit } from './TimeLimit';

const warning = 'In about a minute this page closes';
const tooLong =
  'You have spent too long on this page without authenticating. Please go back to the login page and re-enter your credentials';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function openLimit() {
  pendingSignIn.keep({
    userName: 'ada.byron@sounding.example',
    password: 'Quiet-harbour-1851',
    qrCode: '',
    secret: '',
    canReset2fa: false,
    awaitsMailedLink: false,
  });
  const screen = await render(
    <UiProvider navigate={() => undefined}>
      <TimeLimit />
    </UiProvider>,
  );
  const said = () => screen.getByRole('dialog').query()?.textContent ?? '';
  return { screen, said, says: (text: string) => drawn(() => said().includes(text)) };
}

const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

test('after 300 idle seconds, and not one less, it says that this took too long [AUTH-14]', async () => {
  const { screen, says } = await openLimit();
  wait(299);
  await says(warning);
  expect(pendingSignIn.get()).not.toBeNull();
  wait(1);
  await says(tooLong);
  await expect
    .element(screen.getByRole('dialog').getByText(tooLong, { exact: true }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Back to login', exact: true }))
    .toBeVisible();
  expect(pendingSignIn.get()).toBeNull();
});

test('a clock that is set back gives no more than the time anew [AUTH-14]', async () => {
  const { says } = await openLimit();
  vi.setSystemTime(Date.now() - 3_600_000);
  wait(301);
  await says(tooLong);
});

test('the way back to the login page loads the page anew [AUTH-15]', async () => {
  const { screen } = await openLimit();
  const loads = catchPageLoads();
  wait(300);
  await screen.getByRole('button', { name: 'Back to login', exact: true }).click();
  await expect.poll(loads).toEqual(['reload']);
});

test('a minute before the end a person can get more time (pitfall 18)', async () => {
  const { screen, said, says } = await openLimit();
  wait(239);
  await twoFrames();
  expect(said()).toBe('');
  wait(1);
  await says(warning);
  await screen.getByRole('button', { name: 'Give me more time' }).click();
  await expect.poll(said).toBe('');
  wait(240);
  await expect.element(screen.getByRole('dialog')).toHaveAccessibleName('Do you need more time?');
  expect(pendingSignIn.get()).not.toBeNull();
});

test.each(['keydown', 'pointerdown'])('who causes a %s is not idle [AUTH-14]', async (sign) => {
  const { says } = await openLimit();
  wait(200);
  document.dispatchEvent(new Event(sign));
  wait(299);
  await says(warning);
  wait(1);
  await says(tooLong);
});

test('a computer that slept through the end is told so when it wakes', async () => {
  const { screen } = await openLimit();
  vi.setSystemTime(Date.now() + 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByRole('dialog')).toHaveTextContent(tooLong);
});
