import type { Schemas } from '@sounding/api-client';
import { describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { problem, type Answers } from '../../../testing/fakeServer';
import { openApp } from '../../../testing/openApp';
import { projectRow } from '../../../testing/samples';
import { summarySample } from '../summary.fixture';
import { openUpdates, stored } from '../updates/openUpdates.fixture';
import { updateSample } from './samples.fixture';

/** A save that is not answered until somebody says so. */
function heldSave() {
  let answer: () => void = () => undefined;
  const saved = new Promise<Schemas['ProjectUpdate']>((resolve) => {
    answer = () => resolve(updateSample());
  });
  return { call: () => saved, answer: () => answer() };
}

describe('A draft that is left while it is being saved', () => {
  test('is not sent once more by saving on the way out', async () => {
    const saving = heldSave();
    const { screen, press, field, server, address } = await openUpdates(
      { 'POST /project-updates': saving.call },
      '&mode=add',
    );
    await field.fill('We heard you.');
    await press('Publish');
    await screen.getByRole('tab', { name: /^Questions/ }).click();
    await screen
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Save changes', exact: true })
      .click();
    saving.answer();
    await expect.poll(address).toBe('/project-overview/12?tab=questions');
    expect(server.arrived('POST /project-updates')).toHaveLength(1);
  });

  test('calls nobody back who has gone on to another page', async () => {
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
    await screen
      .getByRole('alertdialog')
      .getByRole('button', { name: "Don't save changes" })
      .click();
    await expect.poll(address).toBe('/');
    const asked = () => server.arrived('GET /account/role').length;
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
    const before = asked();
    saving.answer();
    await expect.poll(() => services.queryClient.isMutating()).toBe(0);
    // What follows a save has been done once that is answered, too.
    await services.keptDrafts.list();
    await services.keptDrafts.list();
    expect(asked()).toBe(before);
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
