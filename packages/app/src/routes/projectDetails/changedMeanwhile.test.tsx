import type { Schemas } from '@sounding/api-client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { newProject, storedProject } from '../../features/projectInHand/projectInHand';
import { ProjectStore } from '../../features/projectInHand/projectStore';
import { projectStoreOf } from '../../features/projectInHand/projectStoreOf';
import { SessionStore } from '../../features/session/sessionStore';
import { problem, type Answers } from '../../testing/fakeServer';
import { keepsNothing } from '../../testing/keepsNothing';
import { openApp } from '../../testing/openApp';
import { pressTwice } from '../../testing/pressTwice';
import { storedProjectSample } from '../../testing/samples';
import {
  around,
  buttonIn,
  headingIn,
  keptWork,
  leaveWork,
  login,
  open,
  subtitleIn,
  type Screen,
} from './details.fixture';

/** The choice takes focus when it appears, and so scrolls into view before a person presses its buttons. */
const choiceIn = (screen: Screen) =>
  screen.getByRole('group', { name: 'This project has changed meanwhile' });

describe('A save over what somebody else has saved meanwhile', () => {
  /** A server that has a newer version before the first save, and may fail after that save. */
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
    await expect.element(choiceIn(app.screen)).toHaveFocus();
    const table = app.screen.getByRole('table', { name: 'Where the two versions differ' });
    await expect
      .element(table.getByRole('row', { name: /Subtitle/ }))
      .toHaveTextContent(/Mine.*A colleague’s/);
    return app;
  }

  test('is not taken in silence: the two are compared, and mine can be saved', async () => {
    const { screen, server } = await saveOverNewer();
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

/** A person who opened version 3 has parts that version 4 has lost: the second paragraph and the question. */
function whenPartsWereDeleted() {
  const whole = storedProjectSample();
  const text = { imageBase64: null, imageAltText: null };
  let stored = storedProjectSample({
    contents: [
      ...whole.contents,
      { id: 74, type: 'HEADING', value: 'Who we are', ...text },
      { id: 75, type: 'PARAGRAPH', value: '<p>A team of nurses.</p>', ...text },
    ],
  });
  return {
    whole: stored,
    deleteParts: () => (stored = { ...whole, version: 4, questions: [] }),
    answers: {
      ...around,
      'GET /projects/{id}': () => stored,
      'PUT /projects': ({ request }) => {
        if (request.headers.get('If-Match') !== `"${stored.version}"`) return problem(412);
        return (stored = { ...stored, version: stored.version + 1 });
      },
    } satisfies Answers,
  };
}

describe('What somebody else has deleted meanwhile is saved as a new part', () => {
  test.each([
    ['over theirs', ['Save mine over it']],
    ['put back after theirs was used', ['Use the saved version', 'Put them back', 'Save as draft']],
  ])('%s', async (_, presses) => {
    const { answers, deleteParts } = whenPartsWereDeleted();
    const app = await openApp('/new-project-details?project=12', {
      visitor: { role: 'ROLE_RESEARCHER' },
      answers,
    });
    await subtitleIn(app.screen).fill('Mine');
    deleteParts();
    await buttonIn(app.screen, 'Save as draft').click();
    await expect.element(choiceIn(app.screen)).toHaveFocus();
    for (const name of presses) await buttonIn(app.screen, name).click();
    await savesAsNewParts(app);
  });

  test('from work that an earlier visit left', async () => {
    const { answers, deleteParts, whole } = whenPartsWereDeleted();
    const { contents, questions } = storedProject(whole, null).form;
    await leaveWork('Mine', { contents, questions });
    deleteParts();
    const app = await openApp('/new-project-details?project=12', {
      visitor: { role: 'ROLE_RESEARCHER' },
      answers,
    });
    await buttonIn(app.screen, 'Use my unsaved work').click();
    await buttonIn(app.screen, 'Save as draft').click();
    await savesAsNewParts(app);
  });
});

async function savesAsNewParts({ screen, server }: Awaited<ReturnType<typeof open>>) {
  await expect.element(screen.getByText('Saved!')).toBeVisible();
  const sent = server.arrived('PUT /projects').at(-1)?.body as
    | Schemas['ProjectChanges']
    | undefined;
  expect(sent?.contents.map(({ id, value }) => [id, value])).toEqual([
    [72, 'Why we ask'],
    [73, '<p>Breathlessness changes everyday plans.</p>'],
    [undefined, 'Who we are'],
    [undefined, '<p>A team of nurses.</p>'],
  ]);
  expect(sent?.questions?.map(({ id, text }) => [id, text])).toEqual([
    [undefined, '<p>How clear is our aim?</p>'],
  ]);
}

test('what was written on a draft while it was being published is saved over it, as a change to a published project [OPEN-71]', async () => {
  const { screen, server, address } = await saveAfterPublication((page) =>
    subtitleIn(page).fill('Mine'),
  );
  await buttonIn(screen, 'Save mine over it').click();
  await expect.poll(address).toBe('/project-overview/12');
  const body = server.arrived('PUT /projects')[1]?.body;
  expect(body).toMatchObject({ id: 12, subtitle: 'Mine' });
  expect(body).not.toHaveProperty('status');
  expect(body).not.toHaveProperty('questions');
});

test('a page whose project was published meanwhile no longer says that it awaits approval', async () => {
  const { screen } = await saveAfterPublication(async (page) => {
    await expect.element(page.getByText('Awaiting approval', { exact: true })).toBeVisible();
    await subtitleIn(page).fill('Mine');
  }, 'PENDING');
  await expect.element(buttonIn(screen, 'Save mine over it')).toBeVisible();
  await expect
    .element(screen.getByText('Awaiting approval', { exact: true }))
    .not.toBeInTheDocument();
});

/** A draft with changes whose save arrives after its publication. */
async function saveAfterPublication(
  changes: (screen: Screen) => Promise<void>,
  status: Schemas['ProjectStatus'] = 'DRAFT',
) {
  let stored = storedProjectSample({ status });
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
  await expect.element(choiceIn(app.screen)).toHaveFocus();
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

/** A draft that `saveElsewhere` saves in another place, so that the server takes no save of this tab. */
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
  await expect.element(choiceIn(screen)).toHaveFocus();
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
  await expect.element(choiceIn(screen)).toHaveFocus();
  expect(address()).toBe('/new-project-details');
  await expect.element(subtitleIn(screen)).toHaveValue('Mine');
});

test('a reload where drafts are leads to a project that was published meanwhile, too', async () => {
  const app = await open('/edit-project/12', { status: 'PUBLISHED' });
  await expect.element(buttonIn(app.screen, 'Save changes')).toBeVisible();
  await app.router.navigate('/new-project-details');
  await expect.poll(app.address).toBe('/edit-project/12');
});

describe('A project that was begun once and goes on in two tabs that both save it', () => {
  /** The other tab has saved first, and this one saves for the first time. */
  async function saveAfterOtherTab() {
    new SessionStore(sessionStorage).start('a-token', login);
    const { form } = storedProject(storedProjectSample(), null);
    const begun = { ...newProject('Walking to school'), form: { ...form, subtitle: 'Mine' } };
    const otherTab = new ProjectStore(sessionStorage, keepsNothing);
    otherTab.take(begun);
    otherTab.flush();
    const keys: (string | null)[] = [];
    let stored = storedProjectSample({ subtitle: 'Of the other tab' });
    const app = await openApp('/new-project-details', {
      visitor: { role: 'ROLE_RESEARCHER' },
      answers: {
        ...around,
        'GET /projects/{id}': () => stored,
        'POST /projects': ({ request }) => {
          keys.push(request.headers.get('Idempotency-Key'));
          return keys.at(-1) === begun.creationKey
            ? problem(422, { type: '/problems/key-reused', createdId: 12 })
            : storedProjectSample({ id: 13, subtitle: 'Mine' });
        },
        'PUT /projects': () => {
          stored = storedProjectSample({ version: 4, subtitle: 'Mine' });
          return stored;
        },
      },
    });
    await expect.element(subtitleIn(app.screen)).toHaveValue('Mine');
    await expect.poll(() => keptWork.list()).toHaveLength(1);
    await buttonIn(app.screen, 'Save as draft').click();
    await expect.element(choiceIn(app.screen)).toHaveFocus();
    await expect
      .element(app.screen.getByRole('row', { name: /^Subtitle/ }))
      .toHaveTextContent(/Mine.*Of the other tab/);
    return { ...app, keys, store: projectStoreOf(app.services) };
  }

  test('has them compared, and this one’s version can be saved over the other’s', async () => {
    const { screen, server, store } = await saveAfterOtherTab();
    await buttonIn(screen, 'Save mine over it').click();
    await expect.element(screen.getByText('Saved!')).toBeVisible();
    const [put] = server.arrived('PUT /projects');
    expect(put?.body).toMatchObject({ id: 12, subtitle: 'Mine' });
    expect(put?.request.headers.get('If-Match')).toBe('"3"');
    expect(store.get()?.id).toBe(12);
    await expect.poll(() => keptWork.list()).toEqual([]);
  });

  test('can give way to the other’s, and still put its own back', async () => {
    const { screen, store } = await saveAfterOtherTab();
    await buttonIn(screen, 'Use the saved version').click();
    await expect.element(subtitleIn(screen)).toHaveValue('Of the other tab');
    await expect.poll(() => keptWork.list()).toEqual([]);
    await buttonIn(screen, 'Put them back').click();
    await expect.element(subtitleIn(screen)).toHaveValue('Mine');
    expect(store.get()?.id).toBe(12);
  });

  test('can become another project on purpose', async () => {
    const { screen, server, keys, store } = await saveAfterOtherTab();
    await buttonIn(screen, 'Save mine as another project').click();
    await expect.element(screen.getByText('Saved!')).toBeVisible();
    expect(new Set(keys).size).toBe(2);
    expect(server.arrived('PUT /projects')).toEqual([]);
    expect(store.get()?.id).toBe(13);
    await expect.poll(() => keptWork.list()).toEqual([]);
  });
});

describe('A project that is completed', () => {
  const published = {
    status: 'PUBLISHED',
    publishedDate: '2026-10-01T08:00:00.000Z',
  } as const;
  const completedDate = '2026-11-01T12:00:00.000Z';

  test('has nothing to edit: its overview stands there instead', async () => {
    const { address } = await open('/edit-project/12', { ...published, completedDate });
    await expect.poll(address).toBe('/project-overview/12');
  });

  test('while somebody edits it leaves their words to be copied, and offers nothing that would be refused', async () => {
    let stored = storedProjectSample(published);
    const { screen, server } = await openApp('/edit-project/12', {
      visitor: { role: 'ROLE_RESEARCHER' },
      answers: {
        ...around,
        'GET /projects/{id}': () => stored,
        'PUT /projects': () => problem(412, { type: '/problems/changed-meanwhile' }),
      },
    });
    await subtitleIn(screen).fill('Mine');
    stored = storedProjectSample({ ...published, version: 4, completedDate });
    await buttonIn(screen, 'Save changes').click();
    await expect
      .element(screen.getByRole('alert').first())
      .toHaveTextContent('This project has been completed: its details can no longer be edited.');
    await expect.element(subtitleIn(screen)).toHaveValue('Mine');
    await expect.element(buttonIn(screen, 'Save changes')).toBeDisabled();
    expect(buttonIn(screen, 'Save mine over it').elements()).toEqual([]);
    expect(server.arrived('PUT /projects')).toHaveLength(1);
  });

  test('is still opened where unsaved work on it was left, which would else be out of reach', async () => {
    await leaveWork('Typed and lost?');
    const { screen } = await open('/edit-project/12', { ...published, completedDate });
    await buttonIn(screen, 'Use my unsaved work').click();
    await expect.element(subtitleIn(screen)).toHaveValue('Typed and lost?');
    await expect
      .element(screen.getByText(/stays here for you to copy, until you discard it/))
      .toBeVisible();
  });
});

test('what became of saving one project is not told of another that is gone to by the history', async () => {
  const published = { status: 'PUBLISHED', publishedDate: '2026-10-01T08:00:00.000Z' } as const;
  let subtitle = 'As it was opened';
  const { screen, router } = await openApp('/edit-project/12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      ...around,
      'GET /projects/{id}': ({ request }) =>
        request.url.endsWith('/13')
          ? storedProjectSample({ ...published, id: 13, title: 'Better sleep' })
          : storedProjectSample({ ...published, subtitle }),
      'PUT /projects': () => problem(412),
    },
  });
  await subtitleIn(screen).fill('Mine');
  subtitle = 'A colleague’s';
  await buttonIn(screen, 'Save changes').click();
  const told = screen.getByRole('group', { name: 'This project has changed meanwhile' });
  await expect.element(told).toBeVisible();
  const going = router.navigate('/edit-project/13');
  await screen.getByRole('button', { name: /Don.t save changes/ }).click();
  await going;
  await expect
    .element(screen.getByRole('textbox', { name: 'Title', exact: true }))
    .toHaveValue('Better sleep');
  await expect.element(told).not.toBeInTheDocument();
});
