import type { Schemas } from '@sounding/api-client';
import { expect, test } from 'vitest';
import { problem, type Answers } from '../../testing/fakeServer';
import { lostAnswer } from '../../testing/lostAnswer';
import { openApp } from '../../testing/openApp';
import { researcherSample } from '../../testing/samples';
import { toastIn } from '../../testing/toastIn';
import { tick } from '../../testing/tick';

const call = 'POST /register-researcher';
const grace = { fullName: 'Grace Eldon', emailAddress: 'grace.eldon@sounding.example' };

function openForm(answers: Answers = {}) {
  return openApp('/admin/add-researcher', {
    visitor: { role: 'ROLE_ADMIN' },
    answers: {
      [call]: () => Response.json(researcherSample(grace), { status: 201 }),
      'GET /researchers': (): Schemas['ResearcherPage'] => ({
        content: [],
        pageNumber: 0,
        totalPages: 0,
        totalElements: 0,
      }),
      'GET /project-documents': () => [],
      'GET /signup-requests': () => [],
      ...answers,
    },
  });
}

async function fill(screen: Awaited<ReturnType<typeof openForm>>['screen']) {
  await screen.getByRole('textbox', { name: 'Name' }).fill(' Grace Eldon ');
  await screen.getByRole('textbox', { name: 'Email' }).fill('grace.eldon@sounding.example');
  await tick(screen.getByRole('radio', { name: 'Monitor' }));
}

test('an admin chooses a role for somebody new, who then stands in the list of that role [ADM-22, ADM-23, ROUTE-21]', async () => {
  const { screen, server, address } = await openForm();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Add new researcher', exact: true }))
    .toBeVisible();
  const roles = screen.getByRole('radiogroup', { name: 'Role' }).getByRole('radio');
  for (const [place, name] of ['Researcher', 'Monitor'].entries())
    await expect.element(roles.nth(place)).toHaveAccessibleName(name);
  expect(roles.elements()).toHaveLength(2);
  await fill(screen);
  await screen.getByRole('button', { name: 'Add researcher' }).click();
  await expect
    .poll(() => server.arrived(call)[0]?.body)
    .toEqual({
      name: 'Grace Eldon',
      login: 'grace.eldon@sounding.example',
      role: 'ROLE_MONITOR_RESEARCHER',
    });
  await expect.poll(address).toBe('/admin?role=ROLE_MONITOR_RESEARCHER');
  await expect.element(screen.getByText(/Grace Eldon is added/).first()).toBeVisible();
});

test('who was added is told as stored, without what turned their name round', async () => {
  const { screen } = await openForm();
  await fill(screen);
  await screen.getByRole('textbox', { name: 'Name' }).fill('\u{202e}Grace Eldon');
  await screen.getByRole('button', { name: 'Add researcher' }).click();
  await expect
    .element(
      toastIn(
        screen,
        'Done: Grace Eldon is added. A link to choose a password is on its way to grace.eldon@sounding.example.',
      ),
    )
    .toBeVisible();
});

test('somebody who was added though the answer was lost is added by the next try, and not in use already', async () => {
  const { screen } = await openForm({ [call]: lostAnswer(researcherSample(grace)) });
  await fill(screen);
  await screen.getByRole('button', { name: 'Add researcher' }).click();
  await expect.element(screen.getByRole('region', { name: /cannot be added/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Add researcher' }).click();
  await expect.element(screen.getByText(/Grace Eldon is added/).first()).toBeVisible();
});

test('an empty form says what is missing and sends nothing [RULE-28, RULE-29, RULE-31, RULE-32, OPEN-44]', async () => {
  const { screen, server } = await openForm();
  await screen.getByRole('button', { name: 'Add researcher' }).click();
  const summary = screen.getByRole('region', { name: /This researcher cannot be added/ });
  await expect.element(summary).toHaveFocus();
  for (const message of ['Name is required', 'Email is required', 'Role is required']) {
    await expect.element(summary.getByRole('link', { name: message })).toBeVisible();
  }
  await summary.getByRole('link', { name: 'Email is required' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  await summary.getByRole('link', { name: 'Role is required' }).click();
  await expect.element(screen.getByRole('radio', { name: 'Researcher' })).toHaveFocus();
  await expect
    .element(screen.getByRole('radiogroup', { name: 'Role' }))
    .toHaveAccessibleDescription(/Role is required/);
  expect(server.arrived(call)).toEqual([]);
});

test('a malformed address is named as such [RULE-30, OPEN-44]', async () => {
  const { screen, server } = await openForm();
  await fill(screen);
  await screen.getByRole('textbox', { name: 'Email' }).fill('grace.eldon@');
  await screen.getByRole('button', { name: 'Add researcher' }).click();
  await expect
    .element(screen.getByRole('textbox', { name: 'Email' }))
    .toHaveAccessibleDescription(/Email needs to be in a valid format/);
  expect(server.arrived(call)).toEqual([]);
});

test('a refusal is listed, and goes once something is changed [ERR-16]', async () => {
  const { screen } = await openForm({
    [call]: () => problem(409, { title: 'Already in use', detail: 'This address is in use.' }),
  });
  await fill(screen);
  await screen.getByRole('button', { name: 'Add researcher' }).click();
  const summary = screen.getByRole('region', {
    name: 'This researcher cannot be added/edited until the following error(s) are corrected:',
  });
  await expect.element(summary).toHaveFocus();
  await expect
    .element(summary.getByRole('listitem'))
    .toHaveTextContent('Already in use: This address is in use.');
  await screen.getByRole('textbox', { name: 'Name' }).fill('Grace');
  await expect.element(summary).not.toBeInTheDocument();
});

test('an address that another account has is said once above, and at its field, to which it leads', async () => {
  const detail = 'Another account has this email address.';
  const { screen } = await openForm({
    [call]: () =>
      problem(409, {
        title: 'Already in use',
        detail,
        errors: [{ pointer: '/login', message: detail }],
      }),
  });
  await fill(screen);
  await screen.getByRole('button', { name: 'Add researcher' }).click();
  await screen.getByRole('link', { name: `Already in use: ${detail}`, exact: true }).click();
  const email = screen.getByRole('textbox', { name: 'Email' });
  await expect.element(email).toHaveFocus();
  await expect.element(email).toBeInvalid();
  await expect
    .element(email)
    .toHaveAccessibleDescription(/Another account has this email address\./);
  await email.fill('other@sounding.example');
  await expect.element(email).not.toBeInvalid();
});

test('whoever leaves with somebody half entered is asked, and can go without them', async () => {
  const { screen, server, address } = await openForm();
  await screen.getByRole('textbox', { name: 'Name' }).fill('Grace');
  await screen.getByRole('link', { name: 'Administration' }).click();
  const question = screen.getByRole('alertdialog', { name: 'You have unsaved changes' });
  await question.getByRole('button', { name: "Don't save changes" }).click();
  await expect.poll(address).toBe('/admin');
  expect(server.arrived(call)).toEqual([]);
});
