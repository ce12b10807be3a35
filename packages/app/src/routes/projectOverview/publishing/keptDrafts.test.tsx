import { describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { createKeptDrafts } from '../../../features/draftInHand/keptDrafts';
import { problem, type Answers } from '../../../testing/fakeServer';
import { openApp } from '../../../testing/openApp';
import { projectRow } from '../../../testing/samples';
import { openQuestions } from '../questions/openQuestions.fixture';
import { stored, openUpdates } from '../updates/openUpdates.fixture';
import { questionSample, updateSample } from './samples.fixture';

const kept = createKeptDrafts(() => 'ada.byron@sounding.example');
const inEditor = '&mode=add';
const keptTexts = async () =>
  (await kept.list()).map(({ inHand: { draft } }) => ('text' in draft ? draft.text : null));

/** Loads the page again in the same tab. */
async function reloadUpdates(answers?: Answers, search = inEditor) {
  await cleanup();
  return openUpdates(answers, search);
}

/** Leaves a kept draft from a tab that is closed for good. */
async function leaveUpdate(text: string, search = inEditor) {
  const { field } = await openUpdates({}, search);
  await field.fill(text);
  await expect.poll(keptTexts).toEqual([text]);
  await cleanup();
  sessionStorage.clear();
}

describe('What is written in an editor of the overview', () => {
  test('is there again after a reload, with a word about it, until it is saved [OPEN-63]', async () => {
    const { field } = await openUpdates({}, inEditor);
    await field.fill('We heard you.');
    await expect.poll(keptTexts).toEqual(['We heard you.']);

    const again = await reloadUpdates({ 'POST /project-updates': () => updateSample() });
    await expect.element(again.field).toHaveValue('We heard you.');
    await expect
      .element(again.screen.getByText('You had not saved this update.', { exact: false }))
      .toBeVisible();
    // One kept draft, and not one more with each reload.
    await expect.poll(keptTexts).toEqual(['We heard you.']);
    await again.press('Publish');
    await expect.poll(() => again.shown().length).toBe(3);
    expect(await keptTexts()).toEqual([]);
    await expect.element(again.screen.getByText('You have unsaved work')).not.toBeInTheDocument();

    const afterwards = await reloadUpdates();
    await expect.element(afterwards.field).toHaveValue('');
  });

  test('is there again for whoever signs in again after the session has ended [OPEN-63]', async () => {
    const { screen, services, router, field, press, address } = await openUpdates(
      { 'POST /project-updates': () => problem(401) },
      inEditor,
    );
    await field.fill('We heard you.');
    await press('Publish');
    await expect
      .element(screen.getByRole('alertdialog'))
      .toHaveTextContent('what you have typed is kept in this browser');
    await press('Sign in again');
    await expect.poll(address).toBe('/signin');
    services.session.start('another-token', 'ada.byron@sounding.example');
    await router.navigate('/project-overview/12?tab=updates&mode=add');
    await expect.element(field).toHaveValue('We heard you.');
  });

  test('is a whole question, with its choices [OPEN-63]', async () => {
    const draft = questionSample({
      status: 'DRAFT',
      text: '<p>Where?</p>',
      pollScores: ['At home', 'At the clinic'].map((pollOptionText) => ({
        pollOptionText,
        count: 0,
        percentage: null,
      })),
    });
    const answers = { 'GET /questions-with-poll-scores/project/{id}': () => [draft] };
    const search = '&mode=edit&about=90';
    const { screen } = await openQuestions(answers, search);
    await screen.getByRole('textbox', { name: 'Choice 2' }).fill('At the library');

    await cleanup();
    const again = await openQuestions(answers, search);
    await expect.element(again.field).toHaveTextContent('Where?');
    await expect
      .element(again.screen.getByRole('textbox', { name: 'Choice 2' }))
      .toHaveValue('At the library');
  });

  test('does not come back once it is taken back or given up', async () => {
    const { field, press, screen } = await openUpdates({}, inEditor);
    await field.fill('We heard');
    await expect.poll(keptTexts).toEqual(['We heard']);
    await field.fill('');
    await expect.poll(keptTexts).toEqual([]);
    await field.fill('We heard you.');
    await press('Cancel');
    await screen.getByRole('button', { name: "Don't save changes" }).click();
    await expect.element(screen.getByRole('button', { name: 'Add update' })).toBeVisible();
    expect(await keptTexts()).toEqual([]);
    await press('Add update');
    await expect.element(field).toHaveValue('');
  });

  test('of another person is not shown to whoever signs in next', async () => {
    const { services, field } = await openUpdates({}, inEditor);
    await field.fill('We heard you.');
    services.session.end();
    services.session.start('another-token', 'ben@sounding.example');
    expect(sessionStorage.getItem('draft')).toBeNull();
    expect(await services.keptDrafts.list()).toEqual([]);
  });
});

describe('What a closed tab left in an editor', () => {
  test('waits above the list with its first words and its time, and goes on there [OPEN-63]', async () => {
    await leaveUpdate('We heard you.');
    const { screen, field, press } = await openUpdates();
    await expect
      .element(screen.getByRole('group', { name: 'a new update' }))
      .toHaveTextContent(
        /^A new update \(“We heard you\.”\) of \d\d\/\d\d\/\d{4}, \d\d:\d\d is kept in this browser/,
      );
    await expect
      .element(screen.getByRole('button', { name: 'Put it back' }))
      .not.toBeInTheDocument();
    await press('Continue');
    await expect.element(field).toHaveValue('We heard you.');
    await expect.element(field).toHaveFocus();
    await expect.poll(keptTexts).toEqual(['We heard you.']);
  });

  test('is discarded, with a way back', async () => {
    await leaveUpdate('We heard you.');
    const { screen, press } = await openUpdates();
    await press('Discard');
    await expect.element(screen.getByText('was discarded', { exact: false })).toBeVisible();
    await expect.poll(keptTexts).toEqual([]);
    expect(document.activeElement).not.toBe(document.body);
    await press('Put it back');
    await expect.element(screen.getByRole('group', { name: 'a new update' })).toBeVisible();
    await expect.poll(keptTexts).toEqual(['We heard you.']);
  });

  test('goes on as something new where the draft has been published meanwhile', async () => {
    await leaveUpdate('The very newest.', '&mode=edit&about=6');
    const { press, field, server, shown } = await openUpdates({
      'GET /project-updates/project/{id}': () =>
        stored.map((update) => ({ ...update, status: 'PUBLISHED' as const })),
      'POST /project-updates': () => updateSample(),
    });
    await press('Continue');
    await expect.element(field).toHaveValue('The very newest.');
    await expect.poll(keptTexts).toEqual(['The very newest.']);
    await press('Publish');
    await expect.poll(() => shown().length).toBe(3);
    expect(server.arrived('POST /project-updates')[0]?.body).toMatchObject({
      text: 'The very newest.',
    });
    expect(await keptTexts()).toEqual([]);
  });

  test('is told of at home with its project, and leads to it', async () => {
    await leaveUpdate('We heard you.');
    const { screen, address } = await openApp('/', {
      visitor: { role: 'ROLE_RESEARCHER' },
      answers: {
        'GET /projects': () => [projectRow({ status: 'PUBLISHED' })],
        'GET /project-updates/project/{id}': () => stored,
        'GET /questions-with-poll-scores/project/{id}': () => [],
      },
    });
    const work = screen.getByRole('group', { name: 'a new update' });
    await expect.element(work).toHaveTextContent('It belongs to “Living with breathlessness”.');
    await work.getByRole('button', { name: 'Continue' }).click();
    await expect
      .element(screen.getByRole('textbox', { name: 'Update' }))
      .toHaveValue('We heard you.');
    expect(address()).toBe('/project-overview/12?tab=updates&mode=add');
  });

  test.each([
    ['question', 'a new question', true],
    ['update', 'a new update', false],
  ] as const)(
    'is told of at home as too late once the end date has come, where it is a question: %s',
    async (kind, name, isTooLate) => {
      const place = { kind, projectId: 12, id: null, about: null };
      const draft = { text: 'We heard you.', pollOptions: [], sliderOption: null };
      kept.keep({ place, base: { draft, version: null }, draft, formKey: 'form' });
      await expect.poll(keptTexts).toEqual(['We heard you.']);
      const ended = projectRow({ status: 'PUBLISHED', endDate: '2026-11-01T12:00:00.000Z' });
      const { screen } = await openApp('/', {
        visitor: { role: 'ROLE_RESEARCHER' },
        answers: { 'GET /projects': () => [ended] },
      });
      const work = screen.getByRole('group', { name });
      await expect.element(work).toHaveTextContent(/It belongs to “Living with breathlessness”/);
      const { textContent } = work.element();
      expect(textContent.includes('Its end date has passed since: set a later one')).toBe(
        isTooLate,
      );
    },
  );

  test('of a question is told of at home as too late where the end date has come by the server’s clock alone', async () => {
    const hour = 3_600_000;
    const place = { kind: 'question', projectId: 12, id: null, about: null } as const;
    const draft = { text: 'We heard you.', pollOptions: [], sliderOption: null };
    kept.keep({ place, base: { draft, version: null }, draft, formKey: 'form' });
    await expect.poll(keptTexts).toEqual(['We heard you.']);
    const endDate = new Date(Date.now() + hour).toISOString();
    const { screen } = await openApp('/', {
      visitor: { role: 'ROLE_RESEARCHER' },
      answers: { 'GET /projects': () => [projectRow({ status: 'PUBLISHED', endDate })] },
      serverNow: () => new Date(Date.now() + 3 * hour),
    });
    await expect
      .element(screen.getByRole('group', { name: 'a new question' }))
      .toHaveTextContent('Its end date has passed since: set a later one');
  });

  test('is asked about before logging out removes it', async () => {
    await leaveUpdate('We heard you.');
    const { screen, services, address } = await openApp('/', {
      visitor: { role: 'ROLE_RESEARCHER' },
      answers: { 'GET /projects': () => [], 'POST /account/logout': () => undefined },
    });
    await screen.getByText('Log out').click();
    const dialog = screen.getByRole('alertdialog');
    await expect.element(dialog).toHaveTextContent('changes to a new update (“We heard you.”).');
    await dialog.getByRole('button', { name: 'Log out and discard' }).click();
    await expect.poll(() => services.session.get().authenticated).toBe(false);
    await expect.poll(address).toBe('/signin');
    await expect.poll(keptTexts).toEqual([]);
  });
});

describe('A draft that somebody else has saved meanwhile', () => {
  /** The stored draft goes from version 1 to 2 as soon as the editor is open. */
  async function openStale(theirs = 'From the other tab.') {
    let version = 1;
    const list = () =>
      stored.map((update) =>
        update.status === 'DRAFT' && version > 1 ? { ...update, text: theirs, version } : update,
      );
    const app = await openUpdates(
      {
        'GET /project-updates/project/{id}': list,
        'PUT /project-updates': ({ request }) =>
          request.headers.get('If-Match') === `"${version}"`
            ? updateSample()
            : problem(412, { type: '/problems/changed-meanwhile' }),
      },
      '&mode=edit&about=6',
    );
    await app.field.fill('The very newest.');
    version = 2;
    const versionsSent = () =>
      app.server
        .arrived('PUT /project-updates')
        .map(({ request }) => request.headers.get('If-Match'));
    return { ...app, versionsSent };
  }

  test('is compared with what is written here, which can be saved over it', async () => {
    const { screen, press, shown, server, versionsSent } = await openStale();
    await press('Publish');
    const choice = screen.getByRole('group', { name: 'This update has changed meanwhile' });
    await expect.element(choice).toHaveFocus();
    await expect
      .element(choice.getByRole('row', { name: /Update/ }))
      .toHaveTextContent(/The very newest\..*From the other tab\./);
    await expect.element(screen.getByText(/went wrong/)).not.toBeInTheDocument();

    await press('Save mine over it');
    await expect.poll(() => shown().length).toBe(2);
    expect(versionsSent()).toEqual(['"1"', '"2"']);
    expect(server.arrived('PUT /project-updates')[1]?.body).toMatchObject({
      text: 'The very newest.',
      status: 'PUBLISHED',
    });
    expect(await keptTexts()).toEqual([]);
  });

  test('takes its place, and what was written here is put back after all', async () => {
    const { screen, press, field, versionsSent } = await openStale();
    await press('Save as draft');
    await press('Use the saved version');
    await expect.element(field).toHaveValue('From the other tab.');
    await expect.element(screen.getByText(/went wrong/)).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await press('Put it back');
    await expect.element(field).toHaveValue('The very newest.');
    await expect.element(field).toHaveFocus();
    await press('Save as draft');
    await expect.poll(versionsSent).toEqual(['"1"', '"2"']);
  });

  test.each([
    ['the same', 'The very newest.'],
    ['the same but for spaces around it, which are not stored', 'The very newest.\n'],
  ])('is not spoken of where it reads %s, as after a lost answer', async (_, written) => {
    const { press, field, shown, versionsSent } = await openStale('The very newest.');
    await field.fill(written);
    await press('Publish');
    await expect.poll(() => shown().length).toBe(2);
    expect(versionsSent()).toEqual(['"1"', '"2"']);
  });

  test('is a question, of which choices and scale are compared, too', async () => {
    let isStale = false;
    const draft = questionSample({ status: 'DRAFT', text: '<p>Where?</p>' });
    const scale = { maxValue: 7, lowerBoundText: 'Low', upperBoundText: 'High' };
    const theirs = questionSample({
      ...draft,
      version: 3,
      sliderScores: { ...scale, valueCounts: [], mean: null, median: null },
    });
    const { screen, press, server } = await openQuestions(
      {
        'GET /questions-with-poll-scores/project/{id}': () => [isStale ? theirs : draft],
        'PUT /questions': () => problem(412, { type: '/problems/changed-meanwhile' }),
      },
      '&mode=edit&about=90',
    );
    await screen.getByRole('button', { name: 'Add poll' }).click();
    await screen.getByRole('textbox', { name: 'Choice 1' }).fill('At home');
    await screen.getByRole('textbox', { name: 'Choice 2' }).fill('At the clinic');
    isStale = true;
    await press('Save as draft');
    const row = (name: RegExp) => screen.getByRole('row', { name });
    await expect.element(row(/Choices/)).toHaveTextContent(/At home, At the clinic.*Nothing/);
    await expect.element(row(/Scale/)).toHaveTextContent(/Nothing.*Up to 7, from “Low” to “High”/);
    expect(server.arrived('PUT /questions')[0]?.request.headers.get('If-Match')).toBe('"2"');
  });

  test('is not published from the list unseen: its new words stand there first', async () => {
    let text = 'The newest.';
    const { screen, press, server } = await openUpdates({
      'GET /project-updates/project/{id}': () =>
        stored.map((update) => (update.status === 'DRAFT' ? { ...update, text } : update)),
      'PUT /project-updates': () => problem(412, { type: '/problems/changed-meanwhile' }),
    });
    await expect.element(screen.getByText('The newest.', { exact: true })).toBeVisible();
    text = 'Newer than that.';
    await press('Publish');
    await expect.element(screen.getByText('Newer than that.', { exact: true })).toBeVisible();
    const [sent] = server.arrived('PUT /project-updates');
    expect(sent?.request.headers.get('If-Match')).toBe('"1"');
    await expect.element(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
  });
});

test('An update that is published meanwhile says so when its draft is saved [ERR-14]', async () => {
  const detail = 'Only a draft can be changed. Reload the list to see how this update stands now.';
  const { screen, press, field } = await openUpdates(
    { 'PUT /project-updates': () => problem(409, { detail }) },
    '&mode=edit&about=6',
  );
  await field.fill('The very newest.');
  await press('Save as draft');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(`Something went wrong. Please, try again. ${detail}`);
  await expect.element(field).toHaveValue('The very newest.');
});
