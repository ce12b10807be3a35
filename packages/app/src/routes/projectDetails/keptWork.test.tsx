import type { Schemas } from '@sounding/api-client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepsNothing } from '../../testing/keepsNothing';
import { createKeptWork } from '../../features/projectInHand/keptWork';
import {
  newProject,
  storedProject,
  type EditableProject,
  type ProjectInHand,
} from '../../features/projectInHand/projectInHand';
import { ProjectStore } from '../../features/projectInHand/projectStore';
import { projectStoreOf } from '../../features/projectInHand/projectStoreOf';
import { saveProject } from '../../features/projectInHand/saveProject';
import { SessionStore } from '../../features/session/sessionStore';
import { problem, type Answers } from '../../testing/fakeServer';
import { dismissToast } from '../../testing/dismissToast';
import { keepNothing } from '../../testing/keepNothing';
import { openApp } from '../../testing/openApp';
import { pressTwice } from '../../testing/pressTwice';
import { ageRanges, interests, projectRow, storedProjectSample } from '../../testing/samples';

const login = 'ada.byron@sounding.example';
const keptWork = createKeptWork(() => login);

/** What every server here answers alike. */
const around: Answers = {
  'GET /projects': () => [projectRow({})],
  'GET /age-ranges': () => ageRanges,
  'GET /interests': () => interests,
  'GET /project-documents/{id}': () => undefined,
};

/** What an earlier visit typed and did not save. */
async function leaveWork(subtitle: string, changes: Partial<EditableProject> = {}) {
  const inHand = storedProject(storedProjectSample(), null);
  keptWork.keep({ ...inHand, form: { ...inHand.form, subtitle, ...changes } });
  await expect.poll(() => keptWork.list()).toHaveLength(1);
}

function open(path: string, project: Partial<Schemas['Project']> = {}) {
  return openApp(path, {
    visitor: { role: 'ROLE_RESEARCHER' },
    history: ['/'],
    answers: {
      ...around,
      'GET /projects/{id}': () => storedProjectSample(project),
      'PUT /projects': () => storedProjectSample({ subtitle: 'Typed and lost?' }),
    },
  });
}

type Screen = Awaited<ReturnType<typeof open>>['screen'];
const subtitleIn = (screen: Screen) => screen.getByRole('textbox', { name: 'Subtitle' });
const headingIn = (screen: Screen) => screen.getByRole('heading', { name: 'Project details' });
const buttonIn = (screen: Screen, name: string) =>
  screen.getByRole('button', { name, exact: true });

describe('Work that a closed tab left behind', () => {
  test('is offered with its time when the project is opened again, and can be used [OPEN-63]', async () => {
    await leaveWork('Typed and lost?');
    const { screen } = await open('/new-project-details?project=12');
    await expect
      .element(screen.getByText(/^It is from \d\d\/\d\d\/\d{4}, \d\d:\d\d/))
      .toBeVisible();
    await buttonIn(screen, 'Use my unsaved work').click();
    await expect.element(subtitleIn(screen)).toHaveValue('Typed and lost?');
    await buttonIn(screen, 'Save as draft').click();
    await expect.element(screen.getByText('Saved!')).toBeVisible();
    await expect.poll(() => keptWork.list()).toEqual([]);
  });

  test('can be let go, and put back after all [OPEN-63]', async () => {
    await leaveWork('Typed and lost?');
    const { screen } = await open('/new-project-details?project=12');
    await buttonIn(screen, 'Discard it').click();
    await expect.element(subtitleIn(screen)).toHaveValue('Help us to shape our study');
    await buttonIn(screen, 'Put them back').click();
    await expect.element(subtitleIn(screen)).toHaveValue('Typed and lost?');
  });

  test('is shown side by side with the saved version where both changed, half a date as well', async () => {
    await leaveWork('Mine', { endDate: null, endDateText: '31/12/20' });
    const { screen } = await open('/new-project-details?project=12', { subtitle: 'A colleague’s' });
    const table = screen.getByRole('table', { name: 'Where the two versions differ' });
    await expect
      .element(table.getByRole('row', { name: /Subtitle/ }))
      .toHaveTextContent(/Mine.*A colleague’s/);
    await expect
      .element(table.getByRole('row', { name: /End/ }))
      .toHaveTextContent('31/12/20 (incomplete)');
    await buttonIn(screen, 'Use my unsaved work').click();
    await expect.element(subtitleIn(screen)).toHaveValue('Mine');
    await expect.element(screen.getByRole('textbox', { name: 'End date' })).toHaveValue('31/12/20');
  });

  test('that reads like the saved version is not spoken of', async () => {
    await leaveWork('Help us to shape our study');
    const { screen } = await open('/new-project-details?project=12');
    await expect.element(subtitleIn(screen)).toHaveValue('Help us to shape our study');
  });

  test('is listed at home with its time, continued and discarded with a way back', async () => {
    await leaveWork('Typed and lost?');
    const { screen, address, server } = await open('/');
    const work = screen.getByRole('group', { name: 'Living with breathlessness' });
    await expect.element(work).toHaveTextContent(/of \d\d\/\d\d\/\d{4}, \d\d:\d\d are kept/);
    await work.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => keptWork.list()).toEqual([]);
    await buttonIn(screen, 'Put it back').click();
    await pressTwice(work.getByRole('button', { name: 'Continue' }));
    await buttonIn(screen, 'Use my unsaved work').click();
    expect(address()).toBe('/new-project-details');
    expect(server.arrived('GET /projects/{id}')).toHaveLength(1);
    await expect.element(subtitleIn(screen)).toHaveValue('Typed and lost?');
    await expect.element(headingIn(screen)).toHaveFocus();
  });

  test('of a project that was never saved is continued from home', async () => {
    keptWork.keep(newProject('Walking to school'));
    await expect.poll(() => keptWork.list()).toHaveLength(1);
    const { screen } = await open('/');
    await buttonIn(screen, 'Continue').click();
    await expect
      .element(screen.getByRole('textbox', { name: 'Title', exact: true }))
      .toHaveValue('Walking to school');
  });
});

describe('Work that was found and not decided on', () => {
  const another = 'Walking to school';

  test('is not offered over a project that is begun instead, which is kept as it is typed [OPEN-63]', async () => {
    await leaveWork('Typed and lost?');
    const { screen, router, address } = await open('/new-project-details?project=12');
    await expect.element(buttonIn(screen, 'Use my unsaved work')).toBeVisible();
    await router.navigate('/new-project');
    await screen.getByRole('textbox', { name: 'Title', exact: true }).fill(another);
    await expect.poll(() => keptWork.list()).toHaveLength(2);
    await buttonIn(screen, 'Next: audience').click();
    await expect.element(screen.getByRole('checkbox', { name: '18 - 25' })).toBeVisible();
    expect(address()).toBe('/new-project-audience');
  });

  test('is not offered over another one that is put back, and waits for its own [OPEN-63]', async () => {
    const { screen, router, address } = await open('/new-project');
    await screen.getByRole('textbox', { name: 'Title', exact: true }).fill(another);
    await expect.poll(() => keptWork.list()).toHaveLength(1);
    void router.navigate('/');
    await buttonIn(screen, 'Leave').click();
    await expect.poll(() => keptWork.list()).toEqual([]);
    await expect.poll(address).toBe('/');
    await leaveWork('Typed and lost?');
    await router.navigate('/new-project-details?project=12');
    await expect.element(buttonIn(screen, 'Use my unsaved work')).toBeVisible();
    await router.navigate('/');
    await buttonIn(screen, 'Put them back').click();
    await screen
      .getByRole('group', { name: another })
      .getByRole('button', { name: 'Continue' })
      .click();
    await expect
      .element(screen.getByRole('textbox', { name: 'Title', exact: true }))
      .toHaveValue(another);
    await router.navigate('/new-project-details?project=12');
    await buttonIn(screen, 'Use my unsaved work').click();
    await expect.element(subtitleIn(screen)).toHaveValue('Typed and lost?');
  });
});

test('discarded changes are put back on their own project, never on another that is open meanwhile', async () => {
  const { screen, router, services, address } = await open('/new-project-details?project=12');
  await subtitleIn(screen).fill('Something new');
  projectStoreOf(services).discardChanges();
  await expect.element(buttonIn(screen, 'Put them back')).toBeVisible();
  projectStoreOf(services).take(storedProject(storedProjectSample({ id: 13 }), null));
  await expect.element(buttonIn(screen, 'Put them back')).not.toBeInTheDocument();
  await router.navigate('/new-project');
  await buttonIn(screen, 'Put them back').click();
  await expect.element(subtitleIn(screen)).toHaveValue('Something new');
  expect(address()).toBe('/new-project-details');
  expect(projectStoreOf(services).get()?.id).toBe(12);
});

/** A server that answers one call not before it is told to. */
function held(): { readonly until: Promise<void>; readonly release: () => void } {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}

test('a draft that comes late takes nothing out of the hands of whoever has begun another project meanwhile', async () => {
  const slow = held();
  const { screen, router, services, server } = await openApp('/', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      ...around,
      'GET /projects/{id}': () => slow.until.then(() => storedProjectSample()),
    },
  });
  void router.navigate('/new-project-details?project=12');
  await expect.poll(() => server.arrived('GET /projects/{id}')).toHaveLength(1);
  await router.navigate('/new-project');
  const title = screen.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Walking to school');
  await buttonIn(screen, 'Next: audience').click();
  const question = screen.getByText('Who should be asked about “Walking to school”?');
  await expect.element(question).toBeVisible();
  slow.release();
  await expect.poll(() => services.queryClient.isFetching()).toBe(0);
  await services.keptWork.list();
  await expect.element(question).toBeVisible();
  expect(projectStoreOf(services).get()?.id).toBeNull();
});

test('a refused save that learns late of its own earlier one sends nothing of what is in hand by then', async () => {
  const slow = held();
  let isChanged = false;
  const newer = () => slow.until.then(() => storedProjectSample({ version: 4 }));
  const { screen, services, server } = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      ...around,
      'GET /projects/{id}': () => (isChanged ? newer() : storedProjectSample()),
      'PUT /projects': () => problem(412, { type: '/problems/changed-meanwhile' }),
    },
  });
  await subtitleIn(screen).fill('Mine');
  isChanged = true;
  await buttonIn(screen, 'Save as draft').click();
  await expect.poll(() => server.arrived('GET /projects/{id}')).toHaveLength(2);
  const store = projectStoreOf(services);
  store.take(storedProject(storedProjectSample({ id: 13 }), null));
  store.change({ subtitle: 'Of another project' });
  slow.release();
  await expect.poll(() => services.queryClient.isFetching()).toBe(0);
  await expect.element(buttonIn(screen, 'Save as draft')).toBeVisible();
  expect(server.arrived('PUT /projects')).toHaveLength(1);
  expect(store.get()).toMatchObject({ id: 13, form: { subtitle: 'Of another project' } });
});

test('a first save that is answered late is not followed by one of another project', async () => {
  const slow = held();
  const { services, server } = await openApp('/', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: { ...around, 'POST /projects': () => slow.until.then(() => storedProjectSample()) },
  });
  const store = projectStoreOf(services);
  const begun = newProject('Walking to school');
  const tried = { ...begun, unanswered: { form: begun.form, idempotencyKey: 'a-first-save' } };
  store.take(tried);
  const save = saveProject(services.api, store, tried);
  store.take(storedProject(storedProjectSample({ id: 13 }), null));
  store.change({ subtitle: 'Of another project' });
  slow.release();
  await save;
  expect(server.arrived('POST /projects')).toHaveLength(1);
  expect(server.arrived('PUT /projects')).toEqual([]);
});

test('a project that was never saved and goes on in two tabs is kept for each of them [OPEN-63]', async () => {
  const begun = newProject('Walking to school');
  keptWork.keep(begun);
  await expect.poll(() => keptWork.list()).toHaveLength(1);
  const { screen } = await open('/');
  await buttonIn(screen, 'Continue').click();
  await subtitleIn(screen).fill('From this tab');
  keptWork.keep({ ...begun, form: { ...begun.form, subtitle: 'From the first tab' } });
  const kept = async () => (await keptWork.list()).map(({ inHand }) => inHand.form.subtitle).sort();
  await expect.poll(kept).toEqual(['From the first tab', 'From this tab']);
});

test('what is typed is kept at once in this browser, and no longer once it is saved [OPEN-63]', async () => {
  const { screen } = await open('/new-project-details?project=12');
  await subtitleIn(screen).fill('Typed and lost?');
  const launch = screen.getByRole('textbox', { name: 'Launch date' });
  await launch.fill('01/12/20');
  await expect
    .poll(async () => (await keptWork.list()).map(({ inHand }) => inHand.form))
    .toMatchObject([{ subtitle: 'Typed and lost?', launchDateText: '01/12/20' }]);
  await launch.clear();
  await buttonIn(screen, 'Save as draft').click();
  await expect.poll(() => keptWork.list()).toEqual([]);
});

test('who turns away has the last words stored, however short ago they were written [OPEN-63]', async () => {
  const { screen } = await open('/new-project-details?project=12');
  const paragraph = screen.getByRole('textbox', { name: 'Paragraph 1' });
  await expect.element(paragraph).toBeVisible();
  // Nothing is stored by the time that passes.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });

  await paragraph.click();
  await userEvent.keyboard('Hidden at once. ');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(sessionStorage.getItem('project')).toContain('Hidden at once.');

  await subtitleIn(screen).fill('Another program comes up');
  window.dispatchEvent(new Event('blur'));
  expect(sessionStorage.getItem('project')).toContain('Another program comes up');
  await expect
    .poll(async () => (await keptWork.list()).map(({ inHand }) => inHand.form.subtitle))
    .toEqual(['Another program comes up']);
});

test('whoever types on and on has what was drawn kept within 50 milliseconds, five times a second [OPEN-63]', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const keep = vi.fn<(inHand: ProjectInHand) => void>();
  const store = new ProjectStore(sessionStorage, { ...keepsNothing, keep });
  const lastKept = () => keep.mock.lastCall?.[0].form.title;
  vi.advanceTimersByTime(1000);
  store.take(newProject('0'));
  vi.advanceTimersByTime(50);
  expect(lastKept()).toBe('0');
  for (let typed = 10; typed <= 1000; typed += 10) {
    store.change({ title: String(typed) });
    vi.advanceTimersByTime(10);
  }
  expect(keep).toHaveBeenCalledTimes(6);
  expect(Number(lastKept())).toBeGreaterThan(950);
});

test('what is typed and taken back again is kept no longer', async () => {
  const { screen } = await open('/new-project-details?project=12');
  await subtitleIn(screen).fill('A thought');
  await expect.poll(() => keptWork.list()).toHaveLength(1);
  await subtitleIn(screen).fill('Help us to shape our study');
  await expect.poll(() => keptWork.list()).toEqual([]);
});

test('Cancel changes can be undone', async () => {
  const { screen } = await open('/new-project-details?project=12');
  await subtitleIn(screen).fill('Something new');
  await buttonIn(screen, 'Cancel changes').click();
  await expect.element(subtitleIn(screen)).toHaveValue('Help us to shape our study');
  await buttonIn(screen, 'Put them back').click();
  await expect.element(subtitleIn(screen)).toHaveValue('Something new');
});

describe('A save over what somebody else has saved meanwhile', () => {
  /** A server that has moved on by the first save, and may break down after it. */
  async function saveOverNewer({ breaksDown = false } = {}) {
    let version = 3;
    const theirs = () =>
      storedProjectSample(version === 3 ? {} : { version, subtitle: 'A colleague’s' });
    const app = await openApp('/new-project-details?project=12', {
      visitor: { role: 'ROLE_RESEARCHER' },
      answers: {
        ...around,
        'GET /projects/{id}': theirs,
        'PUT /projects': ({ request }) => {
          if (request.headers.get('If-Match') === `"${version}"`) {
            if (breaksDown) return problem(503);
            return storedProjectSample({ version: version + 1, subtitle: 'Mine' });
          }
          return problem(412, { type: '/problems/changed-meanwhile' });
        },
      },
    });
    await subtitleIn(app.screen).fill('Mine');
    version = 4;
    await buttonIn(app.screen, 'Save as draft').click();
    const table = app.screen.getByRole('table', { name: 'Where the two versions differ' });
    await expect
      .element(table.getByRole('row', { name: /Subtitle/ }))
      .toHaveTextContent(/Mine.*A colleague’s/);
    return app;
  }

  test('is not taken in silence: the two are compared, and mine can be saved', async () => {
    const { screen, server } = await saveOverNewer();
    await expect
      .element(screen.getByRole('group', { name: 'This project has changed meanwhile' }))
      .toHaveFocus();
    await pressTwice(buttonIn(screen, 'Save mine over it'));
    await expect.element(headingIn(screen)).toHaveFocus();
    await expect.element(screen.getByText('Saved!')).toBeVisible();
    expect(
      server.arrived('PUT /projects').map(({ request }) => request.headers.get('If-Match')),
    ).toEqual(['"3"', '"4"']);
    await expect.element(subtitleIn(screen)).toHaveValue('Mine');
  });

  test('is sent once for a double press, and not again by itself where that one fails', async () => {
    const { screen, server } = await saveOverNewer({ breaksDown: true });
    await pressTwice(buttonIn(screen, 'Save mine over it'));
    await expect.element(screen.getByText('Your project was not saved')).toBeVisible();
    expect(server.arrived('PUT /projects')).toHaveLength(2);
    await expect.element(subtitleIn(screen)).toHaveValue('Mine');
  });

  test('can give way to it, and mine is still put back', async () => {
    const { screen } = await saveOverNewer();
    await buttonIn(screen, 'Use the saved version').click();
    await expect.element(subtitleIn(screen)).toHaveValue('A colleague’s');
    await expect.element(headingIn(screen)).toHaveFocus();
    await buttonIn(screen, 'Put them back').click();
    await expect.element(subtitleIn(screen)).toHaveValue('Mine');
    await expect.element(headingIn(screen)).toHaveFocus();
    await buttonIn(screen, 'Save as draft').click();
    await expect.element(screen.getByText('Saved!')).toBeVisible();
  });
});

test('what was written on a draft while it was being published is saved over it, as a change to a published project [OPEN-71]', async () => {
  let stored = storedProjectSample();
  const { screen, server, address } = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      ...around,
      'GET /projects/{id}': () => stored,
      'PUT /projects': ({ request }) =>
        request.headers.get('If-Match') === `"${stored.version}"`
          ? stored
          : problem(412, { type: '/problems/changed-meanwhile' }),
    },
  });
  await subtitleIn(screen).fill('Mine');
  stored = storedProjectSample({
    version: 4,
    status: 'PUBLISHED',
    publishedDate: '2026-10-01T08:00:00.000Z',
  });
  await buttonIn(screen, 'Save as draft').click();
  await buttonIn(screen, 'Save mine over it').click();
  await expect.poll(address).toBe('/project-overview/12');
  const body = server.arrived('PUT /projects')[1]?.body;
  expect(body).toMatchObject({ id: 12, subtitle: 'Mine' });
  expect(body).not.toHaveProperty('status');
  expect(body).not.toHaveProperty('questions');
});

/** A draft that somebody wrote on, whose save arrives after its publication. */
async function saveAfterPublication(changes: (screen: Screen) => Promise<void>) {
  let stored = storedProjectSample();
  const app = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      ...around,
      'GET /projects/{id}': () => stored,
      'PUT /projects': ({ request }) =>
        request.headers.get('If-Match') === `"${stored.version}"`
          ? stored
          : problem(412, { type: '/problems/changed-meanwhile' }),
    },
  });
  await changes(app.screen);
  stored = storedProjectSample({
    version: 4,
    status: 'PUBLISHED',
    publishedDate: '2026-10-01T08:00:00.000Z',
  });
  await buttonIn(app.screen, 'Save as draft').click();
  return app;
}

const rewriteQuestion = async (screen: Screen) => {
  const text = screen.getByRole('textbox', { name: 'Question text' });
  await expect.element(text).toBeVisible();
  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}What would help you?');
};

describe('What a publication meanwhile keeps from being saved', () => {
  test('is told before the choice, and can be copied; the rest is saved [DET-19, OPEN-71]', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => copied.mockRestore());
    const { screen, server, address } = await saveAfterPublication(async (page) => {
      await subtitleIn(page).fill('Mine');
      await page.getByRole('textbox', { name: 'Launch date' }).fill('01/12/2098 10:00');
      await rewriteQuestion(page);
    });
    await expect
      .element(screen.getByText(/Your changes to these parts will be lost/))
      .toHaveTextContent(/Launch, Question\s1/);
    await buttonIn(screen, 'Copy these changes').click();
    expect(copied).toHaveBeenCalledWith(
      'Launch: 01/12/2098, 10:00\nQuestion\u{a0}1: What would help you?',
    );
    await expect.element(screen.getByText('Copied')).toBeVisible();

    await buttonIn(screen, 'Save mine over it').click();
    await expect.poll(address).toBe('/project-overview/12');
    expect(server.arrived('PUT /projects')[1]?.body).toMatchObject({
      subtitle: 'Mine',
      launchDate: null,
    });
  });

  test('is not offered to be saved alone, and comes back to be copied after it was let go', async () => {
    const { screen } = await saveAfterPublication(rewriteQuestion);
    await expect.element(buttonIn(screen, 'Copy these changes')).toBeVisible();
    expect(buttonIn(screen, 'Save mine over it').query()).toBeNull();
    await buttonIn(screen, 'Use the saved version').click();
    await buttonIn(screen, 'Put them back').click();
    await expect
      .element(screen.getByRole('row', { name: /Question/ }))
      .toHaveTextContent('What would help you?');
    await expect.poll(() => keptWork.list()).toHaveLength(1);
  });

  test('is told as well where an earlier visit left it', async () => {
    const question = storedProject(storedProjectSample(), null).form.questions.map((one) => ({
      ...one,
      text: '<p>What would help you?</p>',
    }));
    await leaveWork('Mine', { questions: question, ageRanges: [] });
    const { screen } = await open('/edit-project/12', {
      version: 4,
      status: 'PUBLISHED',
      publishedDate: '2026-10-01T08:00:00.000Z',
    });
    await expect
      .element(screen.getByText(/Your changes to these parts will be lost/))
      .toHaveTextContent(/Age ranges, Question\s1/);
    await buttonIn(screen, 'Use my unsaved work').click();
    await expect.element(subtitleIn(screen)).toHaveValue('Mine');
    await expect.element(screen.getByText('18 - 25')).toBeVisible();
  });
});

/** A draft that was saved elsewhere, as `saveElsewhere` says, so that no save of this tab is taken. */
async function openSuperseded() {
  let stored = storedProjectSample();
  const app = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      ...around,
      'GET /projects/{id}': () => stored,
      'PUT /projects': () => problem(412, { type: '/problems/changed-meanwhile' }),
    },
  });
  const saveElsewhere = (project: Parameters<typeof storedProjectSample>[0]) => {
    stored = storedProjectSample({ version: 4, ...project });
  };
  return { ...app, saveElsewhere };
}

test('whoever takes the published version instead is led to where published projects are edited, and can put theirs back there', async () => {
  const { screen, address, saveElsewhere } = await openSuperseded();
  await subtitleIn(screen).fill('Mine');
  saveElsewhere({ status: 'PUBLISHED', publishedDate: '2026-10-01T08:00:00.000Z' });
  await buttonIn(screen, 'Save as draft').click();
  await buttonIn(screen, 'Use the saved version').click();
  await expect.element(buttonIn(screen, 'Save changes')).toBeVisible();
  await expect.poll(address).toBe('/edit-project/12');
  await expect.element(screen.getByRole('heading', { name: 'Edit project' })).toHaveFocus();
  await buttonIn(screen, 'Put them back').click();
  await expect.element(subtitleIn(screen)).toHaveValue('Mine');
});

test('a save on the way out that finds another version leads to the choice between the two', async () => {
  const { screen, address, saveElsewhere } = await openSuperseded();
  await subtitleIn(screen).fill('Mine');
  saveElsewhere({ subtitle: 'Theirs' });
  await screen.getByRole('link', { name: 'Sounding, home' }).click();
  await buttonIn(screen, 'Save changes').click();
  await expect
    .element(screen.getByRole('group', { name: 'This project has changed meanwhile' }))
    .toHaveFocus();
  expect(address()).toBe('/new-project-details');
  await expect.element(subtitleIn(screen)).toHaveValue('Mine');
});

test('a reload where drafts are leads to a project that was published meanwhile, too', async () => {
  const app = await open('/edit-project/12', { status: 'PUBLISHED' });
  await expect.element(buttonIn(app.screen, 'Save changes')).toBeVisible();
  await app.router.navigate('/new-project-details');
  await expect.poll(app.address).toBe('/edit-project/12');
});

test.each([
  ['nothing but JSON', {}],
  ['an older project', { ...storedProjectSample(), version: undefined }],
])('a save that is answered with %s is not taken for one, and stays kept', async (_, answer) => {
  const { screen } = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      ...around,
      'GET /projects/{id}': () => storedProjectSample(),
      'PUT /projects': () => Response.json(answer),
    },
  });
  await subtitleIn(screen).fill('Sent through a proxy');
  await expect.poll(() => keptWork.list()).toHaveLength(1);
  await buttonIn(screen, 'Save as draft').click();
  await expect.element(screen.getByText('Your project was not saved')).toBeVisible();
  await expect.element(subtitleIn(screen)).toHaveValue('Sent through a proxy');
  expect(await keptWork.list()).toHaveLength(1);
});

test('a first save without an answer is sent again as it was, whatever else is refused meanwhile, and creates one project', async () => {
  new SessionStore(sessionStorage).start('a-token', login);
  const store = new ProjectStore(sessionStorage, keepsNothing);
  const { form, ...begun } = newProject('Walking to school');
  const { contents, questions, ...whole } = storedProject(storedProjectSample(), null).form;
  store.take({ ...begun, form: { ...form, ...whole, contents, questions } });
  store.flush();
  const refusals = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    ...[429, 408, 403].map((status) => () => problem(status)),
  ];
  const { screen, server } = await openApp('/new-project-details', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      ...around,
      'POST /projects': ({ request }) => {
        // Whoever comes back after a crash at this moment finds the key in the tab's own storage.
        expect(sessionStorage.getItem('project')).toContain(request.headers.get('Idempotency-Key'));
        return refusals.shift()?.() ?? storedProjectSample();
      },
      'PUT /projects': () => storedProjectSample({ subtitle: 'Written since', version: 4 }),
    },
  });
  const attempts = () => server.arrived('POST /projects');
  for (const attempt of [1, 2, 3, 4]) {
    await buttonIn(screen, 'Save as draft').click();
    await expect.poll(attempts).toHaveLength(attempt);
    await expect.element(screen.getByText('Your project was not saved')).toBeVisible();
  }
  await subtitleIn(screen).fill('Written since');
  await buttonIn(screen, 'Save as draft').click();
  await expect.element(screen.getByText('Saved!')).toBeVisible();

  const [first, ...later] = attempts();
  const keyOf = (sent: typeof first) => sent?.request.headers.get('Idempotency-Key');
  expect(keyOf(first)).toMatch(/^[\w-]{8,}$/);
  expect(later).toHaveLength(4);
  for (const again of later) {
    expect(again.body).toEqual(first?.body);
    expect(keyOf(again)).toBe(keyOf(first));
  }
  expect(server.arrived('PUT /projects')[0]?.body).toMatchObject({ subtitle: 'Written since' });
});

/** A server that keeps what it is sent, and whose answer can be lost or made to wait. */
async function openKeeping(answering: (saves: number) => Promise<void>) {
  let stored = storedProjectSample();
  let saves = 0;
  const app = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      ...around,
      'GET /projects/{id}': () => stored,
      'PUT /projects': async ({ request, body }) => {
        if (request.headers.get('If-Match') !== `"${stored.version}"`) return problem(412);
        const { subtitle } = body as Schemas['ProjectChanges'];
        stored = storedProjectSample({ version: stored.version + 1, subtitle });
        saves += 1;
        await answering(saves);
        return stored;
      },
    },
  });
  return { ...app, stored: () => stored };
}

test('a save whose answer was lost is known again, and asks nobody to compare it with themselves', async () => {
  const { screen, stored } = await openKeeping((saves) =>
    saves === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(),
  );
  await subtitleIn(screen).fill('Sent, and stored');
  await buttonIn(screen, 'Save as draft').click();
  await expect.element(screen.getByText('Your project was not saved')).toBeVisible();
  await expect.element(screen.getByText(/The server cannot be reached/)).toBeVisible();
  await subtitleIn(screen).fill('And written on');
  await buttonIn(screen, 'Save as draft').click();
  await expect.element(screen.getByText('Saved!')).toBeVisible();
  expect(stored()).toMatchObject({ subtitle: 'And written on', version: 5 });
});

test('who leaves while a save is under way has what was written since saved after it [DET-15, OPEN-65]', async () => {
  let release: () => void = () => undefined;
  const { screen, address, stored, server } = await openKeeping((saves) =>
    saves > 1
      ? Promise.resolve()
      : new Promise((resolve) => {
          release = resolve;
        }),
  );
  await subtitleIn(screen).fill('Sent');
  await buttonIn(screen, 'Save as draft').click();
  await expect.poll(() => server.arrived('PUT /projects')).toHaveLength(1);
  await subtitleIn(screen).fill('Sent, and written on');
  await screen.getByRole('link', { name: 'Sounding, home' }).click();
  await buttonIn(screen, 'Save changes').click();
  release();
  await expect.poll(address).toBe('/');
  expect(server.arrived('PUT /projects')).toHaveLength(2);
  expect(stored().subtitle).toBe('Sent, and written on');
});

test('one account’s work is not offered to the next', async () => {
  await leaveWork('Typed and lost?');
  new SessionStore(sessionStorage).start('a-token', 'ben@sounding.example');
  expect(await createKeptWork(() => 'ben@sounding.example').list()).toEqual([]);
});

test('a reload keeps the project in hand with its unsaved work [OPEN-68]', () => {
  const store = new ProjectStore(sessionStorage, keepsNothing);
  store.take(newProject('Walking to school'));
  store.flush();
  const again = new ProjectStore(sessionStorage, keepsNothing);
  expect(again.get()?.form.title).toBe('Walking to school');
  // It would write once more, into the next test.
  again.clear();
});

test('a reload with nothing unsaved shows what another tab has saved meanwhile, and what it has left unsaved against it', async () => {
  const tab = new ProjectStore(sessionStorage, keepsNothing);
  tab.take(storedProject(storedProjectSample(), null));
  tab.flush();
  const saved = { subtitle: 'Saved in the other tab', version: 4 };
  const { screen } = await open('/new-project-details', saved);
  await expect.element(subtitleIn(screen)).toHaveValue('Saved in the other tab');

  await buttonIn(screen, 'Preview').click();
  await expect.element(screen.getByText('Saved in the other tab')).toBeVisible();
  saved.subtitle = 'Saved once more';
  await leaveWork('Typed in the other tab');
  await buttonIn(screen, 'Go back').click();
  const row = screen.getByRole('row', { name: /^Subtitle/ });
  await expect.element(row).toHaveTextContent('Typed in the other tab');
  await expect.element(row).toHaveTextContent('Saved once more');
  await buttonIn(screen, 'Discard it').click();
  await expect.element(subtitleIn(screen)).toHaveValue('Saved once more');
});

function goOffline() {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  onTestFinished(() => {
    offline.mockRestore();
    window.dispatchEvent(new Event('online'));
  });
}

test('offline nobody is led away from what they write, unless the server answers all the same', async () => {
  let isDown = false;
  const { screen, address } = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /account/role': () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return 'ROLE_RESEARCHER';
      },
      ...around,
      'GET /projects/{id}': () => storedProjectSample(),
    },
  });
  await subtitleIn(screen).fill('Written in a tunnel');
  goOffline();
  isDown = true;
  await buttonIn(screen, 'Preview').click();
  const messages = screen.getByRole('region', { name: 'Messages' });
  await expect.element(messages.getByText(/You are offline, so this page stays/)).toBeVisible();
  expect(address()).toBe('/new-project-details');
  isDown = false;
  await buttonIn(screen, 'Preview').click();
  await expect.poll(address).toBe('/preview-project');
});

test('a save that is answered after its page was left leads nobody elsewhere', async () => {
  let release: () => void = () => undefined;
  const published = {
    status: 'PUBLISHED',
    publishedDate: '2026-10-01T08:00:00.000Z',
  } as const;
  const { screen, router, services, address, server } = await openApp('/edit-project/12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      ...around,
      'GET /projects/{id}': () => storedProjectSample(published),
      'PUT /projects': async () => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return storedProjectSample({ ...published, version: 4 });
      },
    },
  });
  await subtitleIn(screen).fill('Sent on a slow line');
  await buttonIn(screen, 'Save changes').click();
  await expect.poll(() => server.arrived('PUT /projects')).toHaveLength(1);
  void router.navigate('/cookies');
  await screen.getByRole('alertdialog').getByRole('button', { name: "Don't save changes" }).click();
  await expect.poll(address).toBe('/cookies');
  release();
  await expect.poll(() => projectStoreOf(services).get()?.version).toBe(4);
  await expect.poll(() => services.queryClient.isMutating()).toBe(0);
  expect(router.state.navigation.state).toBe('idle');
});

test.each([
  ['a failure', () => problem(500)],
  ['an object', () => Response.json({})],
  ['a list', () => Response.json([])],
  ['nothing', () => new Response(null, { status: 204 })],
])('%s once for who this is leads nobody away from what they write', async (_, wrong) => {
  let failures = 0;
  const { screen, address } = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /account/role': () => (failures-- > 0 ? wrong() : 'ROLE_RESEARCHER'),
      ...around,
      'GET /projects/{id}': () => storedProjectSample(),
    },
  });
  await subtitleIn(screen).fill('Written while the server stumbles');
  failures = 1;
  await buttonIn(screen, 'Preview').click();
  await expect.poll(address).toBe('/preview-project');
});

test('a save that is too large to send is told with what to do', async () => {
  const { screen } = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      ...around,
      'GET /projects/{id}': () => storedProjectSample(),
      'PUT /projects': () => new Response('<h1>Too large</h1>', { status: 413 }),
    },
  });
  await subtitleIn(screen).fill('A picture too many');
  await buttonIn(screen, 'Save as draft').click();
  await expect.element(screen.getByText(/Please choose a smaller image/)).toBeVisible();
});

test('a save while offline fails at once and says so', async () => {
  goOffline();
  const { screen } = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      ...around,
      'GET /projects/{id}': () => storedProjectSample(),
      'PUT /projects': () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  await subtitleIn(screen).fill('Written in a tunnel');
  await buttonIn(screen, 'Save as draft').click();
  await expect.element(screen.getByText('Your project was not saved')).toBeVisible();
  await expect.element(subtitleIn(screen)).toHaveValue('Written in a tunnel');
});

test.each([
  ['nothing', () => new Response(null, { status: 403 })],
  ['a page of a proxy', () => new Response('<h1>Forbidden</h1>', { status: 403 })],
])('a save forbidden with %s says what to do', async (_, answer) => {
  const { screen } = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      ...around,
      'GET /projects/{id}': () => storedProjectSample(),
      'PUT /projects': answer,
    },
  });
  await subtitleIn(screen).fill('Typed behind a proxy');
  await buttonIn(screen, 'Save as draft').click();
  await expect
    .element(screen.getByRole('alert').filter({ hasText: 'Your project was not saved' }))
    .toHaveTextContent(/sign in again.*contact your admin.*kept in this browser/);
  await expect.poll(() => keptWork.list()).toHaveLength(1);
});

test('where the browser keeps nothing, that stays to be read until the work is saved', async () => {
  keepNothing();
  const { screen } = await open('/new-project-details?project=12');
  await subtitleIn(screen).fill('In this tab alone');
  await dismissToast(screen, 'Your browser does not let us keep unsaved work');
  const note = screen.getByText(/^Your browser does not let us keep unsaved work/);
  await expect.element(note).toBeVisible();
  await buttonIn(screen, 'Preview').click();
  await expect.element(buttonIn(screen, 'Go back')).toBeVisible();
  await expect.element(note).toBeVisible();
  await buttonIn(screen, 'Go back').click();
  await buttonIn(screen, 'Save as draft').click();
  await expect.element(screen.getByText('Saved!')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});

test('where the browser keeps nothing, a project that was never saved is asked about as well before it is left', async () => {
  keepNothing();
  const { screen, router, address } = await open('/new-project');
  await screen.getByRole('textbox', { name: 'Title', exact: true }).fill('Walking to school');
  await buttonIn(screen, 'Next: audience').click();
  await expect.element(screen.getByRole('checkbox', { name: '18 - 25' })).toBeVisible();
  await dismissToast(screen, 'Your browser does not let us keep unsaved work');
  void router.navigate('/');
  await expect.element(buttonIn(screen, 'Save changes')).toBeVisible();
  expect(address()).toBe('/new-project-audience');
  await buttonIn(screen, "Don't save changes").click();
  await expect.element(buttonIn(screen, 'Put them back')).toBeVisible();
});
