import { passwordMessages } from '@sounding/domain/account';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resetKey } from '../../features/resetKey/resetKey';
import { problem, type Answers } from '../../testing/fakeServer';
import { lostAnswer } from '../../testing/lostAnswer';
import { openApp } from '../../testing/openApp';

const testPage = window.location.href;
const finish = 'POST /account/reset-password/finish';
const check = 'GET /account/check-reset-key/{key}';
const password = 'Calm-estuary-2026!';
const weak =
  /Password needs to have minimum fourteen characters, at least one uppercase letter, one lowercase letter, one number and one special character/;

beforeEach(() => resetKey.forget());
afterEach(() => window.history.replaceState(null, '', testPage));

/** Opens the page as the mailed link does: with the key in the browser's address. */
async function openLink(answers: Answers = {}, address = '/account/reset/finish?key=mF_9.B5f') {
  window.history.replaceState(null, '', address);
  resetKey.takeFromAddress();
  const app = await openApp('/account/reset/finish', {
    answers: { [check]: () => undefined, [finish]: () => undefined, ...answers },
  });
  return {
    ...app,
    newPassword: app.screen.getByLabelText('New password').first(),
    confirmation: app.screen.getByLabelText('Confirm new password').first(),
    set: app.screen.getByRole('button', { name: 'Set new password' }),
  };
}

async function choose(answers: Answers = {}, typed = { password, confirmation: password }) {
  const page = await openLink(answers);
  await page.newPassword.fill(typed.password);
  await page.confirmation.fill(typed.confirmation);
  await page.set.click();
  return page;
}

test('without a key it leads to the sign-in page, and the server is not asked [RESET-03]', async () => {
  const { address, server } = await openLink({}, '/account/reset/finish');
  await expect.poll(address).toBe('/signin');
  expect(server.arrived(check)).toEqual([]);
});

test('the key of the address is checked before any field is shown [RESET-02, RESET-04]', async () => {
  let answer: () => void = () => undefined;
  const { newPassword, server } = await openLink({
    [check]: () => new Promise<undefined>((resolve) => (answer = () => resolve(undefined))),
  });
  await expect.poll(() => server.arrived(check).length).toBe(1);
  expect(server.arrived(check)[0]?.request.url).toMatch(/\/check-reset-key\/mF_9\.B5f$/);
  expect(newPassword.elements()).toEqual([]);
  answer();
  await expect.element(newPassword).toBeVisible();
});

test('a working key lets a person choose a password, whose rules tick themselves [RESET-05, ROUTE-25]', async () => {
  const { screen, newPassword, confirmation } = await openLink();
  await expect.element(newPassword).toHaveAttribute('autocomplete', 'new-password');
  await expect.element(confirmation).toHaveAttribute('autocomplete', 'new-password');
  await newPassword.fill('Calm-estuary');
  const rule = (name: RegExp) => screen.getByRole('listitem').filter({ hasText: name });
  await expect.element(rule(/One special character/)).toHaveTextContent('(done)');
  await expect.element(rule(/One number/)).toHaveTextContent('(still to do)');
});

test('what else a password must not be is said before it is chosen', async () => {
  const { newPassword } = await openLink();
  await expect
    .element(newPassword)
    .toHaveAccessibleDescription(/It must not be a common password, nor contain your name/);
});

test('the new password is sent with the key, and the way to sign in is shown [RESET-06, OPEN-109]', async () => {
  const { screen, server, set } = await choose();
  // The outcome's words are true of a first password too.
  const outcome = screen.getByRole('group', { name: 'Your password is set' });
  await expect.element(outcome).toHaveFocus();
  await expect.element(outcome).toHaveTextContent(/your phone at hand.*If you were signed in/);
  // After a person's own two-factor reset no code is asked for.
  await expect.element(outcome).not.toHaveTextContent(/code/);
  await expect
    .element(outcome.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/signin');
  expect(server.arrived(finish)[0]?.body).toEqual({ key: 'mF_9.B5f', newPassword: password });
  expect(set.elements()).toEqual([]);
  expect(resetKey.get()).toBeNull();
});

describe('a password is not sent', () => {
  test.each([
    ['', /Password is required/],
    ['calm-estuary-2026!', weak],
    ['Thirteen-ch1!', weak],
  ])('when it is "%s" [RULE-33, RULE-35, RULE-36, RULE-37]', async (typed, message) => {
    const { newPassword, server } = await choose({}, { password: typed, confirmation: typed });
    await expect.element(newPassword).toHaveAccessibleDescription(message);
    await expect.element(newPassword).toHaveFocus();
    expect(server.arrived(finish)).toEqual([]);
  });

  test('when the two differ [RULE-34]', async () => {
    const { confirmation, server } = await choose(
      {},
      { password, confirmation: 'Other-2026-words!' },
    );
    await expect
      .element(confirmation)
      .toHaveAccessibleDescription(/Your password and confirmation password must match/);
    await expect.element(confirmation).toHaveFocus();
    expect(server.arrived(finish)).toEqual([]);
  });

  test('is said aloud each time, as by Enter focus does not move (WCAG 4.1.3)', async () => {
    const { screen } = await choose({}, { password: '', confirmation: '' });
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Password is required');
    const first = alert.element();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => alert.elements().some((said) => said !== first)).toBe(true);
  });
});

describe('a link that does not work', () => {
  test('because it has expired says so and leads on, with no field to fill in [RESET-04, ERR-03, ERR-06, OPEN-111]', async () => {
    const { screen, newPassword } = await openLink({ [check]: () => problem(400) });
    const main = screen.getByRole('main');
    const said = 'Sorry, the link has expired. Please reset your password to generate a new link';
    await expect.element(main.getByText(said, { exact: true })).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Reset your password' }))
      .toHaveAttribute('href', '/account/reset/init');
    await expect
      .element(main.getByRole('link', { name: 'go to the home page' }))
      .toHaveAttribute('href', '/');
    expect(newPassword.elements()).toEqual([]);
  });

  test.each([404, 429, 500])(
    'for any other reason, such as %i, says so, with no field to fill in [RESET-04, ERR-04]',
    async (status) => {
      const { screen, newPassword } = await openLink({ [check]: () => problem(status) });
      await expect
        .element(
          screen
            .getByRole('main')
            .getByText('Sorry, the link is invalid or has already been used', { exact: true }),
        )
        .toBeVisible();
      expect(newPassword.elements()).toEqual([]);
    },
  );

  test('as far as is known, for want of a connection, can be checked again', async () => {
    let tries = 0;
    const { screen, newPassword } = await openLink({
      [check]: () => (tries++ === 0 ? problem(503) : undefined),
    });
    await screen.getByRole('button', { name: 'Check again' }).click();
    await expect.element(newPassword).toBeVisible();
    // The button that was pressed has gone.
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('a password that the server refuses', () => {
  test('shows what the server says, every line, and what was typed stays [ERR-05]', async () => {
    const { screen, newPassword } = await choose({
      [finish]: () =>
        problem(400, {
          type: '/problems/validation',
          detail: 'Password needs more.\nThis password is on a list of leaked passwords.',
        }),
    });
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('Password needs more.')).toBeVisible();
    await expect.element(alert.getByText(/list of leaked passwords/)).toBeVisible();
    expect(alert.getByRole('link').elements()).toEqual([]);
    await expect.element(newPassword).toHaveValue(password);
  });

  test.each([404, 429, 500])('shows the detail of a %i too [ERR-05]', async (status) => {
    const { screen } = await choose({
      [finish]: () => problem(status, { detail: 'The server says why.' }),
    });
    await expect
      .element(screen.getByRole('alert').getByText('The server says why.', { exact: true }))
      .toBeVisible();
  });

  test('as the link expired meanwhile shows its words, with links to reset or go home [ERR-06, OPEN-111]', async () => {
    const { screen } = await choose({
      [finish]: () =>
        problem(400, { type: '/problems/reset-key-expired', detail: 'That link is over.' }),
    });
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent('That link is over.');
    await expect
      .element(alert.getByRole('link', { name: 'Reset your password' }))
      .toHaveAttribute('href', '/account/reset/init');
    await expect
      .element(alert.getByRole('link', { name: 'go to the home page' }))
      .toHaveAttribute('href', '/');
  });
});

test('a first try whose answer was lost is said to have set it perhaps, and counts when it is sent again', async () => {
  const { screen, set } = await choose({ [finish]: lostAnswer(undefined) });
  await expect.element(screen.getByRole('alert')).toHaveTextContent(passwordMessages.unanswered);
  await set.click();
  await expect.element(screen.getByRole('group', { name: 'Your password is set' })).toBeVisible();
});

test('the password stays out of storage and address', async () => {
  const { screen, address } = await choose();
  await expect.element(screen.getByText('Your password is set')).toBeVisible();
  const stored = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]);
  expect(stored + address() + window.location.href).not.toMatch(/Calm-estuary|mF_9/);
});
