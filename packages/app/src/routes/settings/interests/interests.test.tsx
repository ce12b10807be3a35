import type { Schemas } from '@sounding/api-client';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { problem, type Answers } from '../../../testing/fakeServer';
import { lostAnswer } from '../../../testing/lostAnswer';
import { openApp } from '../../../testing/openApp';
import { print } from '../../../testing/print';
import { toastIn } from '../../../testing/toastIn';

const stored: Schemas['InterestWithUse'][] = [
  { id: 4, name: 'Heart and lungs', deleted: false, version: 2, projectCount: 12 },
  { id: 6, name: 'Rare conditions', deleted: true, version: 1, projectCount: 0 },
];

async function openSettings(more: Answers = {}) {
  const app = await openApp('/admin/settings', {
    visitor: { role: 'ROLE_ADMIN' },
    answers: { 'GET /interests/all': () => stored, ...more },
  });
  const { screen } = app;
  return {
    ...app,
    choose: async (row: string, name: string) => {
      await screen.getByRole('button', { name: `Actions for ${row}` }).click();
      await screen.getByRole('menuitem', { name }).click();
    },
  };
}

test('all categories stand in one table with what can be done with each, below the form to add one and a way back [ROUTE-23, OPEN-05]', async () => {
  const { screen } = await openSettings();
  await expect
    .element(screen.getByRole('row', { name: /Heart and lungs/ }))
    .toHaveTextContent(/Offered.*12/);
  await expect
    .element(screen.getByRole('row', { name: /Rare conditions/ }))
    .toHaveTextContent(/Deleted.*0/);
  await expect
    .element(screen.getByRole('link', { name: 'Administration' }))
    .toHaveAttribute('href', '/admin');
  const field = screen.getByRole('textbox', { name: 'New category' }).element();
  const table = screen.getByRole('table').element();
  expect(field.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const [row, actions] of [
    ['Heart and lungs', ['Edit', 'Delete']],
    ['Rare conditions', ['Edit', 'Restore']],
  ] as const) {
    await screen.getByRole('button', { name: `Actions for ${row}` }).click();
    const items = () => screen.getByRole('menuitem').elements();
    await expect.poll(() => items().map(({ textContent }) => textContent)).toEqual(actions);
    await userEvent.keyboard('{Escape}');
    await expect.poll(items).toEqual([]);
  }
});

test('on paper stand the categories and no form to add one', async () => {
  const { screen } = await openSettings();
  await expect.element(screen.getByRole('textbox', { name: 'New category' })).toBeVisible();
  await print();
  await expect.element(screen.getByRole('row', { name: /Heart and lungs/ })).toBeVisible();
  await expect.element(screen.getByText('New category')).not.toBeVisible();
});

test('a category is added, and the field is ready for the next [ADM-24]', async () => {
  const { screen, server } = await openSettings({
    'POST /interest': () => ({ id: 9, name: 'Sleep', deleted: false }),
  });
  const field = screen.getByRole('textbox', { name: 'New category' });
  await expect.element(screen.getByRole('row', { name: /Heart and lungs/ })).toBeVisible();
  const readBefore = server.arrived('GET /interests/all').length;
  await field.fill(' Sleep ');
  await screen.getByRole('button', { name: 'Add category' }).click();
  await expect.element(screen.getByText('“Sleep” is added.').first()).toBeVisible();
  await expect.element(field).toHaveValue('');
  expect(server.arrived('POST /interest')[0]?.body).toEqual({ name: 'Sleep' });
  expect(server.arrived('GET /interests/all').length).toBeGreaterThan(readBefore);
});

test('a category whose first answer was lost is added by the next try, and not in use already', async () => {
  const { screen } = await openSettings({
    'POST /interest': lostAnswer({ id: 9, name: 'Trains', deleted: false }),
  });
  const field = screen.getByRole('textbox', { name: 'New category' });
  await field.fill('Trains');
  await screen.getByRole('button', { name: 'Add category' }).click();
  await expect.element(screen.getByRole('region', { name: /^Please address/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Add category' }).click();
  await expect.element(toastIn(screen, 'Done: “Trains” is added.')).toBeVisible();
});

test('a name that is added again on a later visit to the page is another act than the one whose answer was lost', async () => {
  const { screen, server, router } = await openSettings({
    'POST /interest': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const add = async () => {
    await screen.getByRole('textbox', { name: 'New category' }).fill('Trains');
    await screen.getByRole('button', { name: 'Add category' }).click();
    await expect.element(screen.getByRole('region', { name: /^Please address/ })).toBeVisible();
  };
  await add();
  await router.navigate('/faqs');
  await router.navigate('/admin/settings');
  await add();
  const [first, second] = server
    .arrived('POST /interest')
    .map(({ request }) => request.headers.get('Idempotency-Key'));
  expect(second).not.toBe(first);
});

test('a name that is added again after another change is another act than the one whose answer was lost', async () => {
  const { screen, server, choose } = await openSettings({
    'POST /interest': () => Promise.reject(new TypeError('Failed to fetch')),
    'PUT /interest': () => ({ id: 4, name: 'Heart', deleted: false }),
  });
  const add = async () => {
    await screen.getByRole('textbox', { name: 'New category' }).fill('Trains');
    await screen.getByRole('button', { name: 'Add category' }).click();
    await expect.element(screen.getByRole('region', { name: /^Please address/ })).toBeVisible();
  };
  await add();
  await choose('Heart and lungs', 'Edit');
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Heart');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Add category' }).click();
  await expect.poll(() => server.arrived('POST /interest')).toHaveLength(2);
  const [first, second] = server
    .arrived('POST /interest')
    .map(({ request }) => request.headers.get('Idempotency-Key'));
  expect(second).not.toBe(first);
});

test('a name that is missing or taken is named at the field [ADM-24]', async () => {
  const { screen, server } = await openSettings({
    'POST /interest': () => problem(409, { detail: 'Another interest category has this name.' }),
  });
  const field = screen.getByRole('textbox', { name: 'New category' });
  const add = screen.getByRole('button', { name: 'Add category' });
  await add.click();
  await expect.element(field).toHaveAccessibleDescription(/Category name is required/);
  expect(server.arrived('POST /interest')).toEqual([]);
  await field.fill('Sleep');
  await add.click();
  await expect.element(field).toHaveAccessibleDescription(/Another interest category has this/);
});

test('a category gets another name [ADM-25]', async () => {
  const { screen, server, choose } = await openSettings({
    'PUT /interest': () => ({ id: 4, name: 'Heart', deleted: false }),
  });
  await choose('Heart and lungs', 'Edit');
  const dialog = screen.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await expect.element(field).toHaveValue('Heart and lungs');
  await field.fill('Heart');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(screen.getByText('“Heart” is saved.').first()).toBeVisible();
  expect(server.arrived('PUT /interest')[0]?.body).toEqual({ id: 4, name: 'Heart' });
});

test('another name is given up by Cancel, beside the button that saves it', async () => {
  const { screen, server, choose } = await openSettings();
  await choose('Heart and lungs', 'Edit');
  const dialog = screen.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await field.fill('Heart');
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  const save = dialog.getByRole('button', { name: 'Save changes' }).element();
  expect(save.nextElementSibling).toBe(cancel.element());
  await cancel.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.arrived('PUT /interest')).toEqual([]);
  await choose('Heart and lungs', 'Edit');
  await expect.element(field).toHaveValue('Heart and lungs');
});

test('a name that somebody else has given it meanwhile is told, and replaced on purpose alone [ADM-25]', async () => {
  let all = stored;
  const { screen, server, choose } = await openSettings({
    'GET /interests/all': () => all,
    'PUT /interest': ({ request }) =>
      request.headers.get('If-Match') === '"3"'
        ? { id: 4, name: 'Heart', deleted: false }
        : problem(412),
  });
  await choose('Heart and lungs', 'Edit');
  const dialog = screen.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await field.fill('Heart');
  all = all.map((one) => (one.id === 4 ? { ...one, name: 'Circulation', version: 3 } : one));
  const save = dialog.getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect
    .element(field)
    .toHaveAccessibleDescription(/Somebody has named it “Circulation” meanwhile/);
  await expect.element(field).toHaveValue('Heart');
  expect(server.arrived('PUT /interest')[0]?.request.headers.get('If-Match')).toBe('"2"');
  await save.click();
  await expect.element(toastIn(screen, 'Done: “Heart” is saved.')).toBeVisible();
});

test('a new name that was stored though its answer was lost is not told as somebody else’s', async () => {
  const { screen, choose } = await openSettings({
    'GET /interests/all': () => [
      { id: 4, name: 'Heart', deleted: false, version: 3, projectCount: 12 },
    ],
    'PUT /interest': () => problem(412),
  });
  await choose('Heart', 'Edit');
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(toastIn(screen, 'Done: “Heart” is saved.')).toBeVisible();
});

test('deleting a category asks first and says what becomes of its projects [ADM-26, OPEN-83]', async () => {
  const { screen, server, choose } = await openSettings({
    'DELETE /interest/{id}': () => undefined,
  });
  await choose('Heart and lungs', 'Delete');
  const dialog = screen.getByRole('alertdialog', { name: 'Confirmation Dialog' });
  await expect.element(dialog).toHaveTextContent('Delete “Heart and lungs”?');
  await expect.element(dialog).toHaveTextContent('The 12 projects that use it keep it.');
  expect(server.arrived('DELETE /interest/{id}')).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(toastIn(screen, 'Done: “Heart and lungs” is deleted.')).toBeVisible();
  expect(server.arrived('DELETE /interest/{id}')[0]?.request.url).toMatch(/\/interest\/4$/);
});

test('a deleted category is restored [ADM-27]', async () => {
  const { screen, server, choose } = await openSettings({
    'POST /interest/{id}/restore': () => undefined,
  });
  await choose('Rare conditions', 'Restore');
  await expect
    .element(screen.getByText('“Rare conditions” can be chosen again.').first())
    .toBeVisible();
  expect(server.arrived('POST /interest/{id}/restore')[0]?.request.url).toMatch(/6\/restore$/);
});

test('the answer to one name leaves alone what is typed in the place of the next', async () => {
  const answers: (() => void)[] = [];
  const { screen, choose } = await openSettings({
    'POST /interest': () =>
      new Promise((resolve) => {
        answers.push(() => resolve({ id: 9, name: 'Sleep', deleted: false }));
      }),
    'PUT /interest': () =>
      new Promise((resolve) => {
        answers.push(() => resolve({ id: 4, name: 'Heart', deleted: false }));
      }),
  });
  const added = screen.getByRole('textbox', { name: 'New category' });
  await added.fill('Sleep');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => answers).toHaveLength(1);
  await added.fill('Skin');
  answers[0]?.();
  await expect.element(toastIn(screen, 'Done: “Sleep” is added.')).toBeVisible();
  await expect.element(added).toHaveValue('Skin');

  const dialog = screen.getByRole('dialog');
  const renamed = dialog.getByRole('textbox', { name: 'Name' });
  await choose('Heart and lungs', 'Edit');
  await renamed.fill('Heart');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => answers).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await choose('Rare conditions', 'Edit');
  await renamed.fill('Rare diseases');
  answers[1]?.();
  await expect.element(toastIn(screen, 'Done: “Heart” is saved.')).toBeVisible();
  await expect.element(renamed).toHaveValue('Rare diseases');
});
