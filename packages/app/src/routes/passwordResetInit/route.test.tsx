import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { brand } from '../../brand';
import { problem, type Answers } from '../../testing/fakeServer';
import { openApp } from '../../testing/openApp';

const sent: Answers = { 'POST /account/reset-password/init': () => undefined };

async function ask(email: string, answers: Answers = sent) {
  const app = await openApp('/account/reset/init', { answers });
  const field = app.screen.getByRole('textbox', { name: 'Email' });
  await field.fill(email);
  await app.screen.getByRole('button', { name: 'Request reset link' }).click();
  return { ...app, field };
}

test('the page asks for an email address and requests the link for it [RESET-01, ROUTE-24, OPEN-109]', async () => {
  const { screen, server, field } = await ask(' ada.byron@sounding.example ');
  const outcome = screen.getByRole('group', { name: 'Check your email' });
  await expect.element(outcome).toHaveTextContent(/for 60 minutes/);
  await expect.element(outcome).toHaveFocus();
  // The outcome does not name the address, so that an onlooker learns nothing about the account.
  await expect.element(outcome).not.toHaveTextContent('ada.byron');
  expect(field.elements()).toEqual([]);
  const [request] = server.arrived('POST /account/reset-password/init');
  expect(await request?.request.text()).toBe('ada.byron@sounding.example');
});

test('whoever gets no mail, as their account is inactive, is told so and whom to write to', async () => {
  const { screen } = await ask('ada.byron@sounding.example');
  const outcome = screen.getByRole('group', { name: 'Check your email' });
  await expect.element(outcome).toHaveTextContent(/If that address has an active account/);
  await expect
    .element(outcome.getByText(/Your account may be inactive/).getByRole('link'))
    .toHaveAttribute('href', `mailto:${brand.supportEmail}`);
});

test.each(['', 'ada', 'ada@', 'ada@sounding'])(
  'the address "%s" is not sent, and the field says why [RULE-45]',
  async (email) => {
    const { field, server } = await ask(email);
    await expect.element(field).toHaveAccessibleDescription(/Please enter a valid email address/);
    await expect.element(field).toHaveFocus();
    expect(server.arrived('POST /account/reset-password/init')).toEqual([]);
  },
);

test('an address that is refused by Enter is said aloud each time, as focus does not move (WCAG 4.1.3)', async () => {
  const { screen, field } = await ask('ada');
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Please enter a valid email address');
  const first = alert.element();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => alert.elements().some((said) => said !== first)).toBe(true);
  await expect.element(field).toHaveFocus();
});

test('a request that is refused shows why, and can be repeated', async () => {
  const { screen, field } = await ask('ada.byron@sounding.example', {
    'POST /account/reset-password/init': () =>
      problem(429, { detail: 'Too many attempts. Please wait.' }),
  });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Too many attempts.');
  await expect.element(field).toHaveValue('ada.byron@sounding.example');
});

test('the field is filled in by password managers', async () => {
  const { screen } = await openApp('/account/reset/init');
  await expect
    .element(screen.getByRole('textbox', { name: 'Email' }))
    .toHaveAttribute('autocomplete', 'username');
});
