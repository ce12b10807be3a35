import type { Schemas } from '@sounding/api-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawLate } from '../../../../../tools/test/drawLate';
import { newProject, storedProject } from '../../features/projectInHand/projectInHand';
import { ProjectStore } from '../../features/projectInHand/projectStore';
import { projectStoreOf } from '../../features/projectInHand/projectStoreOf';
import { saveProject } from '../../features/projectInHand/saveProject';
import { SessionStore } from '../../features/session/sessionStore';
import { problem } from '../../testing/fakeServer';
import { keepsNothing } from '../../testing/keepsNothing';
import { openApp } from '../../testing/openApp';
import { storedProjectSample } from '../../testing/samples';
import { around, buttonIn, keptWork, login, subtitleIn } from './details.fixture';

/** A promise that holds a server's answer to one call until it is released. */
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
  await services.keptProjects.list();
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
        // After a crash at this moment, the key is found in the tab's own storage.
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

/** A server that stores what it is sent; its answer can be lost or delayed. */
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

test('neither does one of a paragraph with a line break, which the server writes otherwise than the editor', async () => {
  const paragraph = (version: number, value: string) => {
    const [heading, text] = storedProjectSample().contents;
    if (heading === undefined || text === undefined) throw new Error('The sample has a paragraph.');
    return storedProjectSample({ version, contents: [heading, { ...text, value }] });
  };
  let stored = paragraph(3, '<p>One</p>');
  let saves = 0;
  const { screen, server } = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      ...around,
      'GET /projects/{id}': () => stored,
      'PUT /projects': ({ request, body }) => {
        if (request.headers.get('If-Match') !== `"${stored.version}"`) return problem(412);
        const [, text] = (body as Schemas['ProjectChanges']).contents;
        stored = paragraph(stored.version + 1, text?.value.replaceAll('<br>', '<br />') ?? '');
        saves += 1;
        return saves === 1 ? problem(503) : stored;
      },
    },
  });
  const text = screen.getByRole('textbox', { name: 'Paragraph 1' });
  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}One{Shift>}{Enter}{/Shift}two');
  await expect.element(text).toHaveTextContent('Onetwo');
  await buttonIn(screen, 'Save as draft').click();
  await expect.element(screen.getByText('Your project was not saved')).toBeVisible();
  await subtitleIn(screen).fill('And written on');
  await buttonIn(screen, 'Save as draft').click();
  await expect.element(screen.getByText('Saved!')).toBeVisible();
  expect(stored.contents[1]?.value).toContain('<br />');
  expect(server.arrived('PUT /projects')).toHaveLength(3);
});

test('who leaves while a save is under way is asked about what was written since, once that one is done [DET-15, OPEN-65]', async () => {
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
  release();
  await buttonIn(screen, 'Save changes').click();
  await expect.poll(address).toBe('/');
  expect(server.arrived('PUT /projects')).toHaveLength(2);
  expect(stored().subtitle).toBe('Sent, and written on');
});

function goOffline() {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  onTestFinished(() => {
    offline.mockRestore();
    window.dispatchEvent(new Event('online'));
  });
}

/** A person writes while the browser seems to be offline, and goes on to the preview. */
async function writeInTunnel() {
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
  const messages = screen.getByRole('region', { name: 'Messages' });
  return {
    address,
    preview: buttonIn(screen, 'Preview'),
    held: messages.getByText(/You are offline, so this page stays/),
    answerAgain: () => (isDown = false),
  };
}

test('offline nobody is led away from what they write, unless the server answers all the same', async () => {
  const { address, preview, held: said, answerAgain } = await writeInTunnel();
  await preview.click();
  await expect.element(said).toBeVisible();
  expect(address()).toBe('/new-project-details');
  answerAgain();
  await preview.click();
  await expect.poll(address).toBe('/preview-project');
});

test('whoever tries again at once after they were held, before that is drawn, is led on as well', async () => {
  const { address, preview, held: said, answerAgain } = await writeInTunnel();
  drawLate(200);
  await preview.click();
  await expect.element(said).toBeInTheDocument();
  answerAgain();
  await preview.click();
  await expect.poll(address).toBe('/preview-project');
});

test('a save that is answered after its page was left for the preview leads nobody elsewhere', async () => {
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
  await router.navigate('/preview-project');
  await expect.element(buttonIn(screen, 'Go back')).toBeVisible();
  release();
  await expect.poll(() => projectStoreOf(services).get()?.version).toBe(4);
  await expect.poll(() => services.queryClient.isMutating()).toBe(0);
  expect(router.state.navigation.state).toBe('idle');
  expect(address()).toBe('/preview-project');
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
