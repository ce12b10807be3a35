import { commonPasswordMessage, passwordMessages } from '@sounding/domain/account';
import { describe, expect, test } from 'vitest';
import { problem, type Answers } from '../../testing/fakeServer';
import { lostAnswer } from '../../testing/lostAnswer';
import { openApp } from '../../testing/openApp';

const call = 'POST /account/researcher/change-password';
const password = 'Calm-estuary-2026!';

async function openForm(answers: Answers = {}) {
  const app = await openApp('/account/change-password', {
    visitor: { role: 'ROLE_ADMIN' },
    answers: { [call]: () => undefined, ...answers },
  });
  const field = (name: string) => app.screen.getByLabelText(name).first();
  return {
    ...app,
    current: field('Current password'),
    fresh: field('New password'),
    again: field('Confirm new password'),
    submit: app.screen.getByRole('main').getByRole('button', { name: 'Change password' }),
    summary: app.screen.getByRole('region', { name: /^Please address the following errors/ }),
  };
}

async function change(answers: Answers = {}, typed = { fresh: password, again: password }) {
  const page = await openForm(answers);
  await page.current.fill('Quiet-harbour-1851');
  await page.fresh.fill(typed.fresh);
  await page.again.fill(typed.again);
  await page.submit.click();
  return page;
}

test('the Account menu leads to the page, whose rules tick themselves, and which says before what no rule can', async () => {
  const { screen, address } = await openApp('/new-project', {
    visitor: { role: 'ROLE_RESEARCHER' },
  });
  await screen.getByRole('button', { name: 'Account', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Change password' }).click();
  await expect.poll(address).toBe('/account/change-password');
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Change password' }))
    .toHaveFocus();
  const fresh = screen.getByLabelText('New password').first();
  await expect
    .element(fresh)
    .toHaveAccessibleDescription(/It must not be a common password, nor contain your name/);
  await fresh.fill('Calm-estuary');
  const rule = (name: RegExp) => screen.getByRole('listitem').filter({ hasText: name });
  await expect.element(rule(/One special character/)).toHaveTextContent('(done)');
  await expect.element(rule(/One number/)).toHaveTextContent('(still to do)');
});

test('the new password is sent with the current one, and the person stays signed in', async () => {
  const { screen, server, services, submit } = await change();
  const outcome = screen.getByRole('group', { name: 'Your password is changed' });
  await expect.element(outcome).toHaveFocus();
  expect(server.arrived(call)[0]?.body).toEqual({
    currentPassword: 'Quiet-harbour-1851',
    newPassword: password,
  });
  expect(submit.elements()).toEqual([]);
  expect(services.session.get().authenticated).toBe(true);
  const stored = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]);
  expect(stored).not.toMatch(/Calm-estuary|Quiet-harbour/);
});

test('a change whose answer was lost is said to be possible, and counts when it is sent again', async () => {
  const { screen, summary, submit } = await change({ [call]: lostAnswer(undefined) });
  await expect.element(summary).toHaveTextContent(passwordMessages.unanswered);
  await submit.click();
  await expect
    .element(screen.getByRole('group', { name: 'Your password is changed' }))
    .toBeVisible();
});

test('a change on a later visit to the page is another act than the one whose answer was lost', async () => {
  const { server, router, summary, submit, current, fresh, again } = await change({
    [call]: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect.element(summary).toBeVisible();
  await router.navigate('/faqs');
  await router.navigate('/account/change-password');
  await current.fill(password);
  for (const field of [fresh, again]) await field.fill('Amber-lantern-77?');
  await submit.click();
  await expect.element(summary).toBeVisible();
  const [first, second] = server
    .arrived(call)
    .map(({ request }) => request.headers.get('Idempotency-Key'));
  expect(second).not.toBe(first);
});

test('another password after that is told apart by the server, as it goes under the same key', async () => {
  const { server, summary, submit, fresh, again } = await change({
    [call]: ({ body }) => {
      if (JSON.stringify(body).includes(password)) throw new TypeError('Failed to fetch');
      return problem(422, { detail: passwordMessages.chosenBefore });
    },
  });
  await expect.element(summary).toHaveTextContent(passwordMessages.unanswered);
  for (const field of [fresh, again]) await field.fill('Amber-lantern-77?');
  await submit.click();
  await expect.element(summary).toHaveTextContent(passwordMessages.chosenBefore);
  const keys = server.arrived(call).map(({ request }) => request.headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
});

test('a password manager learns whose password changes, and which field is which', async () => {
  const { screen, current, fresh, again } = await openForm();
  await expect.element(current).toHaveAttribute('autocomplete', 'current-password');
  for (const field of [fresh, again])
    await expect.element(field).toHaveAttribute('autocomplete', 'new-password');
  const login = screen.container.querySelector<HTMLInputElement>('[autocomplete="username"]');
  expect(login?.value).toBe('ada.byron@sounding.example');
});

describe('nothing is sent', () => {
  test('while something is missing, and each thing is led to [RULE-33]', async () => {
    const { server, submit, summary, current } = await openForm();
    await submit.click();
    await expect.element(summary).toHaveFocus();
    await expect.element(summary).toHaveTextContent('Password is required');
    await summary.getByRole('link', { name: passwordMessages.currentRequired }).click();
    await expect.element(current).toHaveFocus();
    expect(server.arrived(call)).toEqual([]);
  });

  test.each([
    ['weak', { fresh: 'Thirteen-ch1!', again: 'Thirteen-ch1!' }, passwordMessages.weak],
    [
      'like the address that they sign in with',
      { fresh: 'Kettle-BYRON-9471-moss', again: 'Kettle-BYRON-9471-moss' },
      commonPasswordMessage('personal'),
    ],
    ['typed differently', { fresh: password, again: 'Other' }, passwordMessages.mismatch],
  ])('while the new password is %s [RULE-34, RULE-35]', async (_, typed, message) => {
    const { server, summary } = await change({}, typed);
    await expect.element(summary.getByRole('link', { name: message })).toBeVisible();
    expect(server.arrived(call)).toEqual([]);
  });
});

describe('a refusal stands in place', () => {
  test('at the current password where that is wrong, and goes once it is typed anew', async () => {
    const { current, summary } = await change({
      [call]: () =>
        problem(400, {
          errors: [{ pointer: '/currentPassword', message: passwordMessages.currentWrong }],
        }),
    });
    await expect.element(summary).toHaveFocus();
    await expect.element(current).toHaveAccessibleDescription(/Your current password is not right/);
    await current.fill('Another');
    await expect.element(summary).not.toBeInTheDocument();
  });

  test('at the new password where it is on a list of leaked ones', async () => {
    const { fresh } = await change({
      [call]: () =>
        problem(400, {
          errors: [{ pointer: '/newPassword', message: commonPasswordMessage('breached') }],
        }),
    });
    await expect.element(fresh).toHaveAccessibleDescription(/is on a list of leaked passwords/);
    await expect.element(fresh).toHaveValue(password);
  });

  test('above the form where it is about neither', async () => {
    const { summary } = await change({
      [call]: () => problem(429, { detail: 'Too many tries. Please wait 5 minutes.' }),
    });
    await expect.element(summary).toHaveTextContent('Too many tries. Please wait 5 minutes.');
  });
});
