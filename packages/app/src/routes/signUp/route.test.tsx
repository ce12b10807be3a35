import { expect, test } from 'vitest';
import { problem, type Answers } from '../../testing/fakeServer';
import { openApp } from '../../testing/openApp';

const call = 'POST /researcher-signup';
const ready: Answers = { [call]: () => ({ outcome: 'ACCOUNT_READY' as const }) };

async function signUp(
  answers: Answers,
  { name, login } = { name: ' Ada Byron ', login: 'ada.byron@sounding.example' },
) {
  const app = await openApp('/signup', { answers });
  const fields = {
    name: app.screen.getByRole('textbox', { name: 'Name' }),
    login: app.screen.getByRole('textbox', { name: 'Email' }),
  };
  await fields.name.fill(name);
  await fields.login.fill(login);
  await app.screen.getByRole('button', { name: 'Sign up' }).click();
  return { ...app, fields };
}

test('the page is titled Signup as researcher and asks for no role [SIGNUP-01, ROUTE-04, OPEN-41]', async () => {
  const { screen } = await openApp('/signup');
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent(/^Signup as researcher$/);
  await expect.element(screen.getByRole('form', { name: 'Signup as researcher' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /Researcher|Monitor/ }).elements()).toEqual([]);
});

test('with a university address the account is ready and a mail on its way, in words true of an address that has one already [OPEN-39, OPEN-40]', async () => {
  const { screen, server } = await signUp(ready);
  const outcome = screen.getByRole('group', { name: 'Check your email' });
  await expect
    .element(outcome)
    .toHaveTextContent(
      /email is on its way.*If you are new here, your account is ready.*72 hours.*had an account already/,
    );
  await expect.element(outcome).toHaveFocus();
  // The lead above the form is gone.
  expect(screen.getByText(/With any other, an administrator/).elements()).toEqual([]);
  expect(server.arrived(call)[0]?.body).toEqual({
    name: 'Ada Byron',
    login: 'ada.byron@sounding.example',
    role: 'ROLE_RESEARCHER',
  });
});

test('with any other address an admin will review the request [OPEN-40]', async () => {
  const { screen } = await signUp({ [call]: () => ({ outcome: 'AWAITING_APPROVAL' }) });
  await expect
    .element(screen.getByRole('group', { name: 'Your request has been sent' }))
    .toHaveTextContent(/An administrator will review it/);
});

test('the way out is words that compete with nothing, as in every form', async () => {
  const { screen } = await openApp('/signup');
  const cancel = screen.getByRole('link', { name: 'Cancel' });
  await expect.element(cancel).toBeVisible();
  const { borderTopWidth, textDecorationLine } = getComputedStyle(cancel.element());
  expect([borderTopWidth, textDecorationLine]).toEqual(['0px', 'underline']);
});

test('an empty form is not sent, and says what is missing [RULE-28, RULE-29]', async () => {
  const { fields, server } = await signUp(ready, { name: ' ', login: '' });
  await expect.element(fields.name).toHaveAccessibleDescription(/Name is required/);
  await expect.element(fields.login).toHaveAccessibleDescription(/Email is required/);
  expect(server.arrived(call)).toEqual([]);
});

test('a name with a web address is not sent', async () => {
  const { fields, server } = await signUp(ready, {
    name: 'Unblock it: https://evil.example',
    login: 'ada.byron@sounding.example',
  });
  await expect
    .element(fields.name)
    .toHaveAccessibleDescription(/The Name cannot contain a web address/);
  expect(server.arrived(call)).toEqual([]);
});

test('an address that cannot be one is not sent [RULE-30]', async () => {
  const { fields, server } = await signUp(ready, { name: 'Ada Byron', login: 'ada@' });
  await expect
    .element(fields.login)
    .toHaveAccessibleDescription(/Email needs to be in a valid format/);
  expect(server.arrived(call)).toEqual([]);
});

test("a refusal is listed as in the administrator's form, and what was typed stays [OPEN-40]", async () => {
  const { screen, fields } = await signUp({
    [call]: () => problem(429, { title: 'Too many attempts', detail: 'Please wait an hour.' }),
  });
  const summary = screen.getByRole('region', {
    name: 'This researcher cannot be added/edited until the following error(s) are corrected:',
  });
  await expect.element(summary.getByRole('listitem')).toHaveTextContent('Please wait an hour.');
  await expect.element(fields.login).toHaveValue('ada.byron@sounding.example');
});
