import { expect, test } from 'vitest';
import { problem, type Answers } from '../../../testing/fakeServer';
import { openApp } from '../../../testing/openApp';
import { signupSample } from '../../../testing/samples';
import { toastIn } from '../../../testing/toastIn';

const call = 'POST /approve-reject-signup';

async function openSignups(more: Answers = {}) {
  let isDecided = false;
  const app = await openApp('/admin?tab=signups', {
    visitor: { role: 'ROLE_ADMIN' },
    answers: {
      'GET /project-documents': () => [],
      'GET /signup-requests': () => (isDecided ? [] : [signupSample()]),
      [call]: () => {
        isDecided = true;
        return undefined;
      },
      ...more,
    },
  });
  const row = app.screen.getByRole('row', { name: /Rosa Frank/ });
  return {
    ...app,
    row,
    press: (name: string) => row.getByRole('button', { name }).click(),
    dialog: app.screen.getByRole('alertdialog'),
  };
}

test('a request is listed with name, address, role and date [UI-18, OPEN-47]', async () => {
  const { row } = await openSignups();
  for (const words of ['rosa@charity.example', 'Researcher', '19 October 2026']) {
    await expect.element(row).toHaveTextContent(words);
  }
});

test('approving asks first, and the request leaves the list [ADM-19]', async () => {
  const { screen, server, press, dialog } = await openSignups();
  await press('Approve');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect.element(screen.getByText('Nobody waits for an account')).toBeVisible();
  await expect.element(screen.getByText(/Rosa Frank has an account/).first()).toBeVisible();
  expect(server.arrived(call)[0]?.body).toEqual({
    id: 5,
    login: 'rosa@charity.example',
    approvalStatus: 'APPROVED',
    comment: '',
  });
  // The buttons are gone, and focus is not lost with them.
  await expect.poll(() => document.activeElement).not.toBe(document.body);
});

test('who has an account already gets no other: that is said before the decision and after it', async () => {
  const { screen, press, dialog } = await openSignups({
    'GET /signup-requests': () => [signupSample({ hasAccount: true })],
  });
  await press('Approve');
  await expect.element(dialog).toHaveTextContent('This address has an account already.');
  await expect.element(dialog).not.toHaveTextContent('become a researcher');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect
    .element(
      toastIn(
        screen,
        'Done: The request of Rosa Frank is approved. They had an account already, which stays as it is.',
      ),
    )
    .toBeVisible();
});

test('rejecting takes an optional comment along [ADM-20, OPEN-49]', async () => {
  const { server, press, dialog } = await openSignups();
  await press('Reject');
  await dialog.getByRole('textbox').fill('We do not know you.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  // It was closed to look something up.
  await press('Reject');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect
    .poll(() => server.arrived(call)[0]?.body)
    .toMatchObject({ approvalStatus: 'REJECTED', comment: 'We do not know you.' });
});

test('rejecting without a comment sends an empty one [ADM-20, OPEN-49]', async () => {
  const { server, press, dialog } = await openSignups();
  await press('Reject');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect
    .poll(() => server.arrived(call)[0]?.body)
    .toMatchObject({ approvalStatus: 'REJECTED', comment: '' });
});

test.each(['Approve', 'Reject'])(
  'a failure to %s is a toast with the title, and the dialog stays and says more [ERR-17]',
  async (verb) => {
    const { screen, press, dialog } = await openSignups({
      [call]: () => problem(409, { title: `${verb} is not possible`, detail: 'It is decided.' }),
    });
    await press(verb);
    await dialog.getByRole('button', { name: verb }).click();
    await expect.element(toastIn(screen, `Error: Error: ${verb} is not possible`)).toBeVisible();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('It is decided.');
  },
);

test('what another administrator has decided meanwhile stands in the list no more', async () => {
  let isDecided = false;
  const { screen, press, dialog } = await openSignups({
    'GET /signup-requests': () => (isDecided ? [] : [signupSample()]),
    [call]: () => {
      isDecided = true;
      return problem(409, { detail: 'It is decided.' });
    },
  });
  await press('Approve');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('It is decided.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('Nobody waits for an account')).toBeVisible();
});

test('a list that did not come can be asked for again', async () => {
  let isUp = false;
  const { screen, row } = await openSignups({
    'GET /signup-requests': () => (isUp ? [signupSample()] : problem(503)),
  });
  await expect.element(screen.getByText('This list could not be loaded.')).toBeVisible();
  isUp = true;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row).toBeVisible();
});
