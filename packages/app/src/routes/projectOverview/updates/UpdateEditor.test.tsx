import type { Schemas } from '@sounding/api-client';
import { updateLimits } from '@sounding/domain/update';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queriesOf } from '../../../queries';
import { problem } from '../../../testing/fakeServer';
import { openApp } from '../../../testing/openApp';
import { isInWindow, sizeWindow } from '../../../testing/inWindow';
import { tick } from '../../../testing/tick';
import { questionSample, updateSample } from '../publishing/samples.fixture';
import { storedProjectSample } from '../../../testing/samples';
import { summarySample } from '../summary.fixture';
import { updateFieldId } from './useUpdateDraft';
import { openUpdates, stored } from './openUpdates.fixture';

function isTakingFocus(field: HTMLElement | null): boolean {
  field?.focus();
  return document.activeElement === field;
}

/** A question that reports which of its properties is read. */
function watchedQuestion(read: (part: string | symbol) => void): Schemas['Question'] {
  return new Proxy(questionSample({ text: '<p>When?</p>' }), {
    get(target, part) {
      read(part);
      const value: unknown = Reflect.get(target, part);
      return value;
    },
    // The cache of responses copies plain objects, and the copy would report nothing.
    getPrototypeOf: () => Map.prototype,
  });
}

describe('The editor of updates', () => {
  test('takes the place of the list and gives it back, focus going along [UPD-03]', async () => {
    const { screen, press, field, shown, address } = await openUpdates();
    await press('Add update');
    await expect.element(field).toHaveFocus();
    await expect.poll(address).toContain('mode=add');
    expect(shown()).toEqual([]);
    await press('Cancel');
    await expect
      .element(screen.getByRole('heading', { name: 'Updates', exact: true }))
      .toHaveFocus();
    expect(shown()).toHaveLength(3);
    expect(address()).not.toContain('mode');
  });

  test.each([
    ['Publish', 'PUBLISHED'],
    ['Save as draft', 'DRAFT'],
  ])(
    '%s saves a new update as %s, naming the questions it answers [UPD-05]',
    async (verb, status) => {
      const { screen, press, field, server, shown } = await openUpdates({
        'POST /project-updates': () => updateSample(),
      });
      await press('Add update');
      await expect.element(field).toHaveFocus();
      await userEvent.keyboard('We heard you.');
      await tick(screen.getByRole('checkbox', { name: 'What would make taking part easier?' }));
      await press(verb);
      await expect.poll(() => shown().length).toBe(3);
      const [sent] = server.arrived('POST /project-updates');
      expect(sent?.body).toEqual({
        text: 'We heard you.',
        status,
        project: { id: 12 },
        questions: [{ id: 90 }],
      });
    },
  );

  test.each([
    ['Publish', 'PUBLISHED'],
    ['Save as draft', 'DRAFT'],
  ])('%s saves a draft again as %s, and shows what was saved [UPD-06]', async (verb, status) => {
    let saved = {};
    const { screen, press, field, server } = await openUpdates({
      'GET /project-updates/project/{id}': () =>
        stored.map((update) => ({
          ...update,
          questions: [{ id: 90 }],
          ...(update.id === 6 && saved),
        })),
      'PUT /project-updates': () => {
        saved = { text: 'The very newest.', status };
        return updateSample();
      },
    });
    await press('Edit');
    await expect.element(field).toHaveValue('The newest.');
    await field.fill('The very newest.');
    await press(verb);
    await expect
      .element(screen.getByRole('article', { name: 'Update of 20 October 2026' }))
      .toHaveTextContent('The very newest.');
    expect(server.arrived('PUT /project-updates')[0]?.body).toEqual({
      id: 6,
      text: 'The very newest.',
      status,
      project: { id: 12 },
      questions: [{ id: 90 }],
    });
  });

  test('takes no more words while they are being saved, as it closes with the answer', async () => {
    let answer: () => void = () => undefined;
    const { press, field, shown, server } = await openUpdates({
      'POST /project-updates': () =>
        new Promise((resolve) => {
          answer = () => resolve(updateSample());
        }),
    });
    await press('Add update');
    await field.fill('We heard you.');
    await press('Save as draft');
    const text = document.getElementById(updateFieldId);
    await expect.poll(() => isTakingFocus(text)).toBe(false);
    await expect.poll(() => server.arrived('POST /project-updates')).toHaveLength(1);
    answer();
    await expect.poll(() => shown().length).toBe(3);
  });

  test('takes words again where they could not be saved', async () => {
    const { press, field } = await openUpdates({ 'POST /project-updates': () => problem(500) });
    await press('Add update');
    await field.fill('We heard you.');
    await press('Save as draft');
    await field.fill('We heard you all.');
    await expect.element(field).toHaveValue('We heard you all.');
  });

  test('counts plain text against 255, and more is told of at once [UPD-04, RULE-39, OPEN-81]', async () => {
    const { field, press, server } = await openUpdates({}, '&mode=add');
    await field.fill('<b>'.repeat(85));
    await expect.element(field).toHaveAccessibleDescription(/255 of 255/);
    await field.fill('a'.repeat(256));
    await expect
      .element(field)
      .toHaveAccessibleDescription(/The Update cannot exceed 255 characters/);
    await press('Publish');
    await expect.element(field).toHaveFocus();
    expect(server.arrived('POST /project-updates')).toHaveLength(0);
  });

  test('asks for an update where there is none, and only then [RULE-38]', async () => {
    const { screen, press, field, server } = await openUpdates({}, '&mode=add');
    await expect.element(field).toBeVisible();
    await expect.element(screen.getByText('Please, provide an update.')).not.toBeInTheDocument();
    await press('Save as draft');
    await expect.element(field).toHaveAccessibleDescription(/Please, provide an update\./);
    await expect.element(field).toHaveFocus();
    expect(server.arrived('POST /project-updates')).toHaveLength(0);
  });

  test.each([
    ['a new update', 'Publish', '&mode=add'],
    ['a new update', 'Save as draft', '&mode=add'],
    ['a draft', 'Publish', '&mode=edit&about=6'],
    ['a draft', 'Save as draft', '&mode=edit&about=6'],
  ])('says of %s that %s failed, and keeps what was written [ERR-14]', async (_, verb, search) => {
    const refuse = () => problem(500, { detail: 'Not this.' });
    const { screen, press, field } = await openUpdates(
      { 'POST /project-updates': refuse, 'PUT /project-updates': refuse },
      search,
    );
    await field.fill('We heard you.');
    await press(verb);
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent(/^Problem: Something went wrong\. Please, try again\.$/);
    await expect.element(field).toHaveValue('We heard you.');
  });

  test('says beside its buttons that saving failed, in view on a phone', async () => {
    await sizeWindow(360, 640);
    const { screen, press, field } = await openUpdates(
      {
        'POST /project-updates': () => problem(500),
        'GET /questions-with-poll-scores/project/{id}': () =>
          Array.from({ length: 20 }, (_, index) => questionSample({ id: 90 + index })),
      },
      '&mode=add',
    );
    await field.fill('We heard you.');
    await press('Publish');
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.poll(() => isInWindow(screen.getByRole('alert').element())).toBe(true);
  });

  test('sends one update under one key, whatever comes of a try and is written until the next', async () => {
    let tries = 0;
    const { press, field, server } = await openUpdates(
      { 'POST /project-updates': () => problem([503, 429, 400, 503][tries++] ?? 503) },
      '&mode=add',
    );
    const save = async (count: number) => {
      await press('Publish');
      await expect.poll(() => server.arrived('POST /project-updates').length).toBe(count);
    };
    await field.fill('We heard you.');
    await save(1);
    await save(2);
    await field.fill('We heard you well.');
    await save(3);
    await save(4);
    const keys = server
      .arrived('POST /project-updates')
      .map(({ request }) => request.headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
  });

  test('asks before another tab is opened over unsaved text, and can keep it as a draft', async () => {
    const { screen, field, press, server, address } = await openUpdates(
      { 'POST /project-updates': () => updateSample() },
      '&mode=add',
    );
    await field.fill('We heard you.');
    await screen.getByRole('tab', { name: /^Questions/ }).click();
    const dialog = screen.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Close and stay on this page' }).click();
    await expect.element(field).toHaveValue('We heard you.');
    await press('Cancel');
    await dialog.getByRole('button', { name: 'Save changes', exact: true }).click();
    await expect.poll(address).toBe('/project-overview/12?tab=updates');
    expect(server.arrived('POST /project-updates')[0]?.body).toMatchObject({ status: 'DRAFT' });
  });

  test('names no question that the project does not have, whatever the address says', async () => {
    const { screen, press, field, server } = await openUpdates(
      { 'POST /project-updates': () => updateSample() },
      '&mode=add&about=999',
    );
    await field.fill('We heard you.');
    await expect.element(screen.getByRole('checkbox')).toBeVisible();
    await press('Publish');
    await expect.poll(() => server.arrived('POST /project-updates')).toHaveLength(1);
    expect(server.arrived('POST /project-updates')[0]?.body).toMatchObject({ questions: [] });
  });

  test('asks nothing where a question is named no more and named again, in whichever order they stand', async () => {
    const { screen, press, address } = await openUpdates(
      {
        'GET /project-updates/project/{id}': () =>
          stored.map((update) => ({ ...update, questions: [{ id: 90 }, { id: 91 }] })),
        'GET /questions-with-poll-scores/project/{id}': () => [
          questionSample({ id: 91, text: '<p>Where?</p>' }),
          questionSample({ id: 90, text: '<p>When?</p>' }),
        ],
      },
      '&mode=edit&about=6',
    );
    const box = screen.getByRole('checkbox', { name: 'When?' });
    await tick(box);
    await expect.element(box).not.toBeChecked();
    await tick(box);
    await expect.element(box).toBeChecked();
    await press('Cancel');
    await expect.poll(address).toBe('/project-overview/12?tab=updates');
  });

  test('looks at no question while its text is typed, and reads none anew for a tick: sixty cost no more than one', async () => {
    const { screen, field, services } = await openUpdates({}, '&mode=add');
    await expect.element(screen.getByRole('checkbox')).toBeVisible();
    const read = vi.fn<(part: string | symbol) => void>();
    const { queryKey } = queriesOf(services.api).projects.questions(12);
    services.queryClient.setQueryData(queryKey, [watchedQuestion(read)]);
    const box = screen.getByRole('checkbox', { name: 'When?' });
    await expect.element(box).toBeVisible();
    read.mockClear();
    await field.click();
    await userEvent.keyboard('We heard you.');
    await expect.element(field).toHaveValue('We heard you.');
    expect(read).not.toHaveBeenCalled();
    await tick(box);
    await expect.element(box).toBeChecked();
    expect(read).not.toHaveBeenCalledWith('text');
  });

  test('leads back to a text that cannot be saved on the way out', async () => {
    const { screen, field, press, address } = await openUpdates({}, '&mode=add');
    await field.fill('x '.repeat(updateLimits.text));
    await press('Cancel');
    await screen
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Save changes', exact: true })
      .click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(address()).toBe('/project-overview/12?tab=updates&mode=add');
  });

  test('leaves without saving where that is chosen, and asks nothing where nothing is written', async () => {
    const { screen, field, press, address } = await openUpdates({}, '&mode=add');
    await field.fill('We heard you.');
    await press('Cancel');
    await screen
      .getByRole('alertdialog')
      .getByRole('button', { name: "Don't save changes" })
      .click();
    await expect.poll(address).toBe('/project-overview/12?tab=updates');
    await press('Add update');
    await expect.element(field).toHaveValue('');
    await press('Cancel');
    await expect.poll(address).toBe('/project-overview/12?tab=updates');
  });
});

test('/add-update is the same form standing alone, and leads back to the Updates tab [ROUTE-12, OPEN-80]', async () => {
  const { screen, server, address } = await openApp('/add-update/12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /projects/summary/{id}': () => summarySample(),
      'GET /project-updates/project/{id}': () => stored,
      'GET /questions-with-poll-scores/project/{id}': () => [questionSample()],
      'POST /project-updates': () => updateSample(),
    },
  });
  await expect
    .poll(() => document.title)
    .toBe('Living with breathlessness – Add an update – Sounding');
  await screen.getByRole('textbox', { name: 'Update' }).fill('We heard you.');
  await tick(screen.getByRole('checkbox', { name: 'What would make taking part easier?' }));
  await screen.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(address).toBe('/project-overview/12?tab=updates');
  expect(server.arrived('POST /project-updates')[0]?.body).toMatchObject({
    project: { id: 12 },
    questions: [{ id: 90 }],
  });
});

test('what a new update is left by stands below its questions, and comes with them: it would move under a finger', async () => {
  let arrive = (_questions: Schemas['Question'][]): void => undefined;
  const { screen } = await openApp('/add-update/12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /projects/summary/{id}': () => summarySample(),
      'GET /questions-with-poll-scores/project/{id}': () =>
        new Promise((resolve) => (arrive = resolve)),
    },
  });
  await screen.getByRole('textbox', { name: 'Update' }).fill('We heard you.');
  const publish = screen.getByRole('button', { name: 'Publish' });
  await expect.element(screen.getByText('Loading the questions')).toBeVisible();
  expect(publish.elements()).toEqual([]);
  arrive([questionSample()]);
  await expect.element(publish).toBeVisible();
  await expect.element(screen.getByRole('checkbox')).toBeVisible();
});

test("/add-update of another researcher's project is not found, and offers nothing to write [OPEN-80]", async () => {
  const { screen } = await openApp('/add-update/12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: { 'GET /questions-with-poll-scores/project/{id}': () => problem(404) },
  });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not found');
  expect(screen.getByRole('textbox').elements()).toEqual([]);
});

test('/add-update of a project that is not published leads to its details before anybody writes [OPEN-80]', async () => {
  const { screen, address } = await openApp('/add-update/12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /projects/summary/{id}': () => summarySample({ status: 'DRAFT', publishedDate: null }),
      'GET /questions-with-poll-scores/project/{id}': () => [],
      'GET /projects/{id}': () => storedProjectSample(),
      'GET /project-documents/{id}': () => undefined,
      'GET /age-ranges': () => [],
      'GET /interests': () => [],
    },
  });
  await expect.poll(address).toBe('/new-project-details');
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Project details');
});
