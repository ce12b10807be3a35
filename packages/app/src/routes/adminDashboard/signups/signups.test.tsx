import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { isRecord } from '../../../isRecord';
import { errorToasts } from '../../../testing/errorToasts';
import { problem, type Answers } from '../../../testing/fakeServer';
import { heldBack, leaveSlowDialog } from '../../../testing/leaveSlowDialog';
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
  await expect
    .element(screen.getByText(/The request of Rosa Frank is approved/).first())
    .toBeVisible();
  expect(server.arrived(call)[0]?.body).toEqual({
    id: 5,
    login: 'rosa@charity.example',
    approvalStatus: 'APPROVED',
    comment: '',
  });
  // The buttons are gone, and focus is not lost with them.
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
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
  // As after closing the dialog to look something up.
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
    await expect.element(toastIn(screen, `Error: ${verb} is not possible`)).toBeVisible();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('It is decided.');
  },
);

test('a failure after the dialog was left is told once, and until then the request is not decided otherwise [ERR-17]', async () => {
  const { released, release } = heldBack();
  const { screen, row, press, dialog } = await openSignups({
    [call]: async () => {
      await released;
      return problem(500, { title: 'Not now', detail: 'The server has failed.' });
    },
  });
  await press('Approve');
  await leaveSlowDialog(dialog, 'Approve');
  await expect.element(row.getByRole('button', { name: /Approve/ })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(dialog.elements()).toEqual([]);
  release();
  await expect.element(toastIn(screen, 'Error: Not now')).toBeVisible();
  expect(await errorToasts(screen)).toHaveLength(1);
});

test('a failure is not said any more once a second try goes well', async () => {
  let tries = 0;
  const { screen, press, dialog } = await openSignups({
    [call]: () => (++tries === 1 ? problem(500, { title: 'Not now' }) : undefined),
  });
  await press('Approve');
  const approve = dialog.getByRole('button', { name: 'Approve' });
  await approve.click();
  await expect.element(toastIn(screen, 'Error: Not now')).toBeVisible();
  await approve.click();
  await expect
    .element(screen.getByText(/is approved\. They are told by email/).first())
    .toBeVisible();
  await expect.element(toastIn(screen, 'Error: Not now')).not.toBeInTheDocument();
});

test.each([
  [
    'has decided',
    problem(409, { type: '/problems/already-decided', detail: 'It is decided.' }),
    'It is decided.',
  ],
  [
    'has taken away',
    problem(404, { detail: 'Not yours to see.' }),
    'This request is not there any more.',
  ],
])(
  'what another administrator %s meanwhile can only be closed, and stands in the list no more',
  async (_, answer, words) => {
    let isDecided = false;
    const { screen, press, dialog } = await openSignups({
      'GET /signup-requests': () => (isDecided ? [] : [signupSample()]),
      [call]: () => {
        isDecided = true;
        return answer.clone();
      },
    });
    await press('Approve');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(words);
    await expect.element(dialog.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    await expect
      .element(dialog)
      .toHaveTextContent(`${words}The list shows how things stand now.Close`);
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByText('Nobody waits for an account')).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

describe('in a list of several', () => {
  const people = ['Ada', 'Megan', 'Rob'].map((fullName, id) =>
    signupSample({ id, fullName, login: `${fullName}@charity.example` }),
  );

  /** A server that forgets what was decided. */
  async function openThree() {
    let waiting = people;
    const { screen } = await openSignups({
      'GET /signup-requests': () => waiting,
      [call]: ({ body }) => {
        waiting = waiting.filter(({ id }) => !isRecord(body) || id !== body['id']);
        return undefined;
      },
    });
    const button = (name: string) => screen.getByRole('button', { name, exact: true });
    return {
      button,
      decide: async (verb: string, name: string) => {
        await button(`${verb} ${name}`).click();
        await screen.getByRole('alertdialog').getByRole('button', { name: verb }).click();
        await expect.element(button(`${verb} ${name}`)).not.toBeInTheDocument();
      },
    };
  }

  test('every button says whom it is about', async () => {
    const { button } = await openThree();
    for (const { fullName } of people) {
      await expect.element(button(`Approve ${fullName}`)).toBeVisible();
      await expect.element(button(`Reject ${fullName}`)).toBeVisible();
    }
  });

  test('focus goes on to the row that took the place of the decided one, at the end to the last', async () => {
    const { button, decide } = await openThree();
    await decide('Approve', 'Megan');
    await expect.element(button('Approve Rob')).toHaveFocus();
    await decide('Reject', 'Rob');
    await expect.element(button('Approve Ada')).toHaveFocus();
  });
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
