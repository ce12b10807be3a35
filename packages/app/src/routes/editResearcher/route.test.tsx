import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { problem, type Answers } from '../../testing/fakeServer';
import { openApp } from '../../testing/openApp';
import { researcherSample } from '../../testing/samples';

const call = 'POST /researcher/edit/{id}';

const listName =
  'This researcher cannot be added/edited until the following error(s) are corrected:';

function openForm(answers: Answers = {}) {
  return openApp('/admin/edit-researcher/21', {
    visitor: { role: 'ROLE_ADMIN' },
    answers: {
      'GET /researcher/{id}': () => researcherSample({ role: 'ROLE_MONITOR_RESEARCHER' }),
      [call]: () => researcherSample({ fullName: 'Ada Lovelace' }),
      'GET /researchers': () => ({
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

test('an admin changes a name, and the role is only to be read [ADM-21, ROUTE-22, OPEN-43]', async () => {
  const { screen, server, address } = await openForm();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Edit Researcher', exact: true }))
    .toBeVisible();
  await expect.poll(() => document.title).toBe('Ada Byron – Edit Researcher – Sounding');
  await expect.element(screen.getByText(/^Monitor/)).toBeVisible();
  expect(screen.getByRole('main').getByRole('radio').elements()).toEqual([]);

  const name = screen.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveValue('Ada Byron');
  expect(server.arrived('GET /researcher/{id}')[0]?.request.url).toMatch(/\/researcher\/21$/);
  await name.fill('Ada Lovelace');
  await screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(address).toBe('/admin?role=ROLE_MONITOR_RESEARCHER');
  const [edit] = server.arrived(call);
  expect(edit?.request.url).toMatch(/\/researcher\/edit\/21$/);
  expect(edit?.body).toEqual({ name: 'Ada Lovelace', login: 'ada.byron@sounding.example' });
});

test('a name and an address are required [RULE-32, OPEN-44]', async () => {
  const { screen, server } = await openForm();
  await screen.getByRole('textbox', { name: 'Name' }).fill(' ');
  await screen.getByRole('textbox', { name: 'Email' }).fill('');
  await screen.getByRole('button', { name: 'Save changes' }).click();
  for (const message of ['Name is required', 'Email is required']) {
    await expect.element(screen.getByRole('link', { name: message })).toBeVisible();
  }
  expect(server.arrived(call)).toEqual([]);
});

test('what the server says about a field leads to it [ERR-16]', async () => {
  const { screen } = await openForm({
    [call]: () =>
      problem(400, {
        title: 'Please check what you entered',
        errors: [{ pointer: '/name', message: 'The Name cannot exceed 100 characters' }],
      }),
  });
  await screen.getByRole('button', { name: 'Save changes' }).click();
  await screen
    .getByRole('region', { name: listName, exact: true })
    .getByRole('link', {
      name: 'Please check what you entered: The Name cannot exceed 100 characters',
      exact: true,
    })
    .click();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('an address that needs a recent sign-in says so, and what was typed stays', async () => {
  const detail =
    'For safety this needs a sign-in within the last 15 minutes. Please log out, sign in again and repeat it.';
  const { screen, address } = await openForm({
    [call]: () => problem(403, { title: 'Not allowed', detail }),
  });
  const email = screen.getByRole('textbox', { name: 'Email' });
  await expect
    .element(email)
    .toHaveAccessibleDescription(/you must have signed in within the last 15 minutes yourself/);
  await email.fill('new@sounding.example');

  await screen.getByRole('button', { name: 'Save changes' }).click();

  await expect
    .element(screen.getByRole('region', { name: listName, exact: true }))
    .toHaveTextContent(`Not allowed: ${detail}`);
  await expect.element(email).toHaveValue('new@sounding.example');
  expect(address()).toBe('/admin/edit-researcher/21');
});

test('somebody who does not exist is not found', async () => {
  const { screen } = await openForm({ 'GET /researcher/{id}': () => problem(404) });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not found');
});

test.each([
  [
    'the server fails',
    () => problem(500, { title: 'The register is closed' }),
    'The register is closed',
  ],
  [
    'there is no connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'The server cannot be reached. Please check your connection and try again.',
  ],
])('where %s, what was typed stays and can be saved again [ERR-16]', async (_, fail, title) => {
  let tries = 0;
  const { screen, address } = await openForm({
    [call]: () => (tries++ === 0 ? fail() : researcherSample({ fullName: 'Ada Lovelace' })),
  });
  const name = screen.getByRole('textbox', { name: 'Name' });
  await name.fill('Ada Lovelace');
  const save = screen.getByRole('button', { name: 'Save changes' });
  await save.click();
  const summary = screen.getByRole('region', { name: listName, exact: true });
  await expect.element(summary).toHaveFocus();
  await expect
    .element(summary.getByRole('listitem').getByText(title, { exact: true }))
    .toBeVisible();
  await expect.element(name).toHaveValue('Ada Lovelace');
  await save.click();
  await expect.poll(address).toBe('/admin?role=ROLE_MONITOR_RESEARCHER');
});

describe('whoever leaves with changes', () => {
  async function leaveAfter(typed: string, answers: Answers = {}) {
    const app = await openForm(answers);
    await app.screen.getByRole('textbox', { name: 'Name' }).fill(typed);
    await app.screen.getByRole('link', { name: 'Cancel' }).click();
    return {
      ...app,
      name: app.screen.getByRole('textbox', { name: 'Name' }),
      question: app.screen.getByRole('alertdialog', { name: 'You have unsaved changes' }),
    };
  }

  test('is asked, can stay, and can go without them', async () => {
    const { screen, server, address, question, name } = await leaveAfter('Ada Lovelace');
    await question.getByRole('button', { name: 'Close and stay on this page' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(name).toHaveValue('Ada Lovelace');
    await screen.getByRole('link', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: "Don't save changes" }).click();
    await expect.poll(address).toBe('/admin');
    expect(server.arrived(call)).toEqual([]);
  });

  test('can save them on the way', async () => {
    const { server, address, question } = await leaveAfter('Ada Lovelace');
    await question.getByRole('button', { name: 'Save changes', exact: true }).click();
    await expect.poll(address).toBe('/admin');
    expect(server.arrived(call)).toHaveLength(1);
  });

  test('stays where they cannot be saved, and sees why', async () => {
    const { screen, address, question } = await leaveAfter(' ');
    await question.getByRole('button', { name: 'Save changes', exact: true }).click();
    await expect.element(screen.getByRole('link', { name: 'Name is required' })).toBeVisible();
    expect(address()).toBe('/admin/edit-researcher/21');
  });

  test('is asked nothing where they were taken back', async () => {
    const { address } = await leaveAfter('Ada Byron');
    await expect.poll(address).toBe('/admin');
  });
});

describe('A form that is left while it is being saved', () => {
  async function saveSlowly() {
    let answer: () => void = () => undefined;
    const app = await openForm({
      [call]: () =>
        new Promise((resolve) => {
          answer = () => resolve(researcherSample({ fullName: 'Ada Lovelace' }));
        }),
    });
    const { screen } = app;
    await screen.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.poll(() => app.server.arrived(call).length).toBe(1);
    await screen.getByRole('link', { name: 'Accessibility Statement' }).click();
    return { ...app, answer: () => answer() };
  }

  test('is saved once, and left for where the person was going, not for the list', async () => {
    const { screen, server, services, address, answer } = await saveSlowly();
    const waiting = screen.getByRole('alertdialog', { name: 'Your changes are being saved' });
    await expect.element(waiting).toBeVisible();
    answer();
    await expect.poll(address).toBe('/accessibility');
    await expect.element(screen.getByText(/The changes to Ada Lovelace are saved/)).toBeVisible();
    await expect.poll(() => services.queryClient.isMutating()).toBe(0);
    expect(server.arrived(call)).toHaveLength(1);
    expect(address()).toBe('/accessibility');
  });
});

test('nothing is written into the form while it is saved, which would be lost with it', async () => {
  let answer: () => void = () => undefined;
  const { screen, server, address } = await openForm({
    [call]: () =>
      new Promise((resolve) => {
        answer = () => resolve(researcherSample({ fullName: 'Ada Lovelace' }));
      }),
  });
  const name = screen.getByRole('textbox', { name: 'Name' });
  await name.fill('Ada Lovelace');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => server.arrived(call)).toHaveLength(1);
  await userEvent.keyboard(' of London');
  await expect.element(name).toHaveValue('Ada Lovelace');
  await expect.element(name).toHaveFocus();
  answer();
  await expect.poll(address).toBe('/admin?role=ROLE_MONITOR_RESEARCHER');
});

test('the form can be written in again where it was not saved', async () => {
  const { screen } = await openForm({ [call]: () => problem(503) });
  const name = screen.getByRole('textbox', { name: 'Name' });
  await name.fill('Ada Lovelace');
  await screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(screen.getByRole('region', { name: listName, exact: true })).toHaveFocus();
  await name.fill('Ada King');
  await expect.element(name).toHaveValue('Ada King');
});

describe('a save over what another administrator has saved meanwhile', () => {
  const theirs = researcherSample({ fullName: 'Ada Lovelace', version: 3 });

  /** The other administrator has saved a new name since the form was opened; this one types a new address. */
  async function saveOverNewer() {
    let isOvertaken = false;
    const app = await openForm({
      'GET /researcher/{id}': () => (isOvertaken ? theirs : researcherSample()),
      [call]: ({ request }) =>
        request.headers.get('If-Match') === '"3"'
          ? researcherSample({ version: 4 })
          : problem(412, { type: '/problems/changed-meanwhile' }),
    });
    const name = app.screen.getByRole('textbox', { name: 'Name' });
    const email = app.screen.getByRole('textbox', { name: 'Email' });
    await email.fill('new@sounding.example');
    isOvertaken = true;
    await app.screen.getByRole('button', { name: 'Save changes' }).click();
    const question = app.screen.getByRole('group', {
      name: 'This researcher has changed meanwhile',
    });
    await expect.element(question).toHaveFocus();
    return { ...app, name, email, question };
  }

  test('is not taken in silence: it says what they changed, which is in the form beside what was typed', async () => {
    const { screen, server, address, name, email, question } = await saveOverNewer();
    await expect.element(question).toHaveTextContent(/Name ?Ada Lovelace/);
    await expect.element(question).not.toHaveTextContent('Email');
    expect(server.arrived(call)[0]?.request.headers.get('If-Match')).toBe('"2"');
    await expect.element(name).toHaveValue('Ada Lovelace');
    await expect.element(email).toHaveValue('new@sounding.example');
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.poll(address).toBe('/admin?role=ROLE_RESEARCHER');
    expect(server.arrived(call)[1]?.body).toEqual({
      name: 'Ada Lovelace',
      login: 'new@sounding.example',
    });
  });

  test('can give way to it, and then there is nothing left to save', async () => {
    const { screen, server, address, name, email, question } = await saveOverNewer();
    await question.getByRole('button', { name: 'Use the saved version' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.element(name).toHaveValue('Ada Lovelace');
    await expect.element(email).toHaveValue('ada.byron@sounding.example');
    await screen.getByRole('link', { name: 'Cancel' }).click();
    await expect.poll(address).toBe('/admin');
    expect(server.arrived(call)).toHaveLength(1);
  });
});
