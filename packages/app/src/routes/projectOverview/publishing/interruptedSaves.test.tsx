import type { Schemas } from '@sounding/api-client';
import { describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { problem, type Answers } from '../../../testing/fakeServer';
import { openApp } from '../../../testing/openApp';
import { projectRow } from '../../../testing/samples';
import { summarySample } from '../summary.fixture';
import { openUpdates, stored } from '../updates/openUpdates.fixture';
import { updateSample } from './samples.fixture';

/** A save that is answered only when the test says so. */
function heldSave() {
  let answer: () => void = () => undefined;
  const saved = new Promise<Schemas['ProjectUpdate']>((resolve) => {
    answer = () => resolve(updateSample());
  });
  return { call: () => saved, answer: () => answer() };
}

describe('A draft that is left while it is being saved', () => {
  test('is waited for, and sent once', async () => {
    const saving = heldSave();
    const { screen, press, field, server, address } = await openUpdates(
      { 'POST /project-updates': saving.call },
      '&mode=add',
    );
    await field.fill('We heard you.');
    await press('Publish');
    await screen.getByRole('tab', { name: /^Questions/ }).click();
    await expect
      .element(screen.getByRole('alertdialog', { name: 'Your changes are being saved' }))
      .toBeVisible();
    saving.answer();
    await expect.poll(address).toBe('/project-overview/12?tab=questions');
    expect(server.arrived('POST /project-updates')).toHaveLength(1);
  });

  test('leads to where its writer was going, and not to the list of updates', async () => {
    const saving = heldSave();
    const { screen, address, server, services } = await openApp('/add-update/12', {
      visitor: { role: 'ROLE_RESEARCHER' },
      answers: {
        'GET /projects': () => [projectRow({ status: 'PUBLISHED' })],
        'GET /projects/summary/{id}': () => summarySample(),
        'GET /project-updates/project/{id}': () => stored,
        'GET /questions-with-poll-scores/project/{id}': () => [],
        'POST /project-updates': saving.call,
      },
    });
    await screen.getByRole('textbox', { name: 'Update' }).fill('We heard you.');
    await screen.getByRole('button', { name: 'Publish' }).click();
    await screen.getByRole('link', { name: 'Home' }).first().click();
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    saving.answer();
    await expect.poll(address).toBe('/');
    await expect.poll(() => services.queryClient.isMutating()).toBe(0);
    await services.keptDrafts.list();
    expect(server.arrived('POST /project-updates')).toHaveLength(1);
    expect(address()).toBe('/');
  });

  test('is sent under the same key after a reload, so that a lost answer creates nothing twice [OPEN-63]', async () => {
    const lost: Answers = { 'POST /project-updates': () => problem(503) };
    const first = await openUpdates(lost, '&mode=add');
    await first.field.fill('We heard you.');
    await first.press('Publish');
    await expect.element(first.screen.getByRole('alert')).toBeVisible();
    const keyIn = (server: typeof first.server) =>
      server.arrived('POST /project-updates')[0]?.request.headers.get('Idempotency-Key');
    const key = keyIn(first.server);

    await cleanup();
    const again = await openUpdates({ 'POST /project-updates': () => updateSample() }, '&mode=add');
    await expect.element(again.field).toHaveValue('We heard you.');
    await again.press('Publish');
    await expect.poll(() => again.shown().length).toBe(3);
    expect(key).toMatch(/^[\da-f-]{36}$/);
    expect(keyIn(again.server)).toBe(key);
  });
});

describe('A new update whose first save arrived though its answer was lost', () => {
  /** The server has what the first try created, but that try got no answer. */
  async function openAfterLostAnswer(
    status: 'DRAFT' | 'PUBLISHED',
    theirs: string | null = null,
    kept: Answers = {},
  ) {
    let created: Schemas['ProjectUpdate'] | null = null;
    const keys: (string | null)[] = [];
    const app = await openUpdates(
      {
        'GET /project-updates/project/{id}': () => (created === null ? [] : [created]),
        'POST /project-updates': ({ request }) => {
          const key = request.headers.get('Idempotency-Key');
          const isKnown = keys.includes(key);
          keys.push(key);
          if (isKnown) return problem(422, { type: '/problems/key-reused', createdId: 41 });
          if (created !== null) return updateSample({ id: 42 });
          created = updateSample({ id: 41, status, text: theirs ?? 'We herd you.' });
          return problem(503);
        },
        'PUT /project-updates': () => updateSample(),
        ...kept,
      },
      '&mode=add',
    );
    await app.field.fill('We herd you.');
    await app.press(status === 'DRAFT' ? 'Save as draft' : 'Publish');
    await expect.element(app.screen.getByRole('alert')).toBeVisible();
    await app.field.fill('We heard you.');
    return { ...app, keys };
  }

  test('is changed by the words of the next try, which create no second one [OPEN-63]', async () => {
    const { press, screen, server, keys } = await openAfterLostAnswer('DRAFT');
    await press('Publish');
    await expect.element(screen.getByRole('button', { name: 'Add update' })).toBeVisible();
    expect(keys).toHaveLength(2);
    const [sent] = server.arrived('PUT /project-updates');
    expect(sent?.request.headers.get('If-Match')).toBe('"1"');
    expect(sent?.body).toMatchObject({ id: 41, text: 'We heard you.', status: 'PUBLISHED' });
  });

  test('is known again by a later try, after a reload too [OPEN-63]', async () => {
    let isBroken = true;
    const answers: Answers = {
      'PUT /project-updates': () => (isBroken ? problem(503) : updateSample()),
    };
    const first = await openAfterLostAnswer('DRAFT', null, answers);
    await first.press('Save as draft');
    await expect.poll(() => first.server.arrived('PUT /project-updates')).toHaveLength(1);
    await expect.element(first.screen.getByRole('alert')).toBeVisible();

    await cleanup();
    isBroken = false;
    const again = await openUpdates(answers, '&mode=add');
    await expect.element(again.field).toHaveValue('We heard you.');
    await again.press('Save as draft');
    await expect.poll(() => again.server.arrived('PUT /project-updates')).toHaveLength(1);
    expect(again.server.arrived('PUT /project-updates')[0]?.body).toMatchObject({ id: 41 });
    expect(again.server.arrived('POST /project-updates')).toEqual([]);
  });

  test('is compared where somebody has changed it since', async () => {
    const { press, screen, server } = await openAfterLostAnswer('DRAFT', 'From another tab.');
    await press('Save as draft');
    await expect
      .element(screen.getByRole('row', { name: /Update/ }))
      .toHaveTextContent(/We heard you\..*From another tab\./);
    expect(server.arrived('PUT /project-updates')).toEqual([]);
    await press('Save mine over it');
    await expect.element(screen.getByRole('button', { name: 'Add update' })).toBeVisible();
    expect(server.arrived('PUT /project-updates')[0]?.body).toMatchObject({
      id: 41,
      text: 'We heard you.',
    });
  });

  test('is told of where it is published, and another one is made knowingly', async () => {
    const { press, screen, field, server, keys } = await openAfterLostAnswer('PUBLISHED');
    await press('Publish');
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('An earlier try has arrived after all');
    await expect.element(field).toHaveValue('We heard you.');
    expect(server.arrived('PUT /project-updates')).toEqual([]);
    await press('Publish');
    await expect.element(screen.getByRole('button', { name: 'Add update' })).toBeVisible();
    expect(keys).toHaveLength(3);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('A draft that somebody else has saved meanwhile', () => {
  test('is not saved over with words that break a rule', async () => {
    let version = 1;
    const { press, field, screen, server } = await openUpdates(
      {
        'GET /project-updates/project/{id}': () =>
          stored.map((update) =>
            update.status === 'DRAFT' && version > 1
              ? { ...update, text: 'From the other tab.', version }
              : update,
          ),
        'PUT /project-updates': () => problem(412, { type: '/problems/changed-meanwhile' }),
      },
      '&mode=edit&about=6',
    );
    await field.fill('The very newest.');
    version = 2;
    await press('Save as draft');
    await expect.element(screen.getByRole('button', { name: 'Save mine over it' })).toBeVisible();
    await field.fill('a'.repeat(256));
    await press('Save mine over it');
    await expect.element(field).toHaveFocus();
    expect(server.arrived('PUT /project-updates')).toHaveLength(1);
  });
});
