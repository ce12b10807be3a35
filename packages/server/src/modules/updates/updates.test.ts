import type { Schemas } from '@sounding/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLines } from '../../testing/auditLines';
import { askQuestion, postUpdate, sendUpdate } from '../../testing/feedbackFixtures';
import { createProject, daysAhead, publishProject } from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { whileProjectIsLocked } from '../../testing/whileLocked';
import { whileUnrecorded } from '../../testing/whileUnrecorded';
import { updateConflicts } from './updateService';

let app: TestApp;
let ada: SignedIn;
let projectId: number;

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signInAs('ROLE_RESEARCHER');
  ({ id: projectId } = await publishProject(app, ada, { launchDate: null }));
});

afterAll(() => app.close());

async function list(id = projectId, owner = ada) {
  const url = `/api/project-updates/project/${id}`;
  const answer = await app.request('GET', url, { token: owner.token });
  expect(answer.statusCode).toBe(200);
  return answer.json<Schemas['ProjectUpdate'][]>();
}

const change = (
  { version: _version, ...update }: Schemas['ProjectUpdate'],
  changes: object = {},
  { tag, owner = ada }: { readonly tag?: string; readonly owner?: SignedIn } = {},
) =>
  app.request('PUT', '/api/project-updates', {
    token: owner.token,
    json: { ...update, ...changes },
    headers: tag === undefined ? {} : { 'if-match': tag },
  });

const move = (id: number, action: 'activate' | 'deactivate') =>
  app.request('POST', `/api/project-update/${id}/${action}`, { token: ada.token });

const statusOf = async (id: number) => (await list()).find((update) => update.id === id)?.status;

test('A researcher reads all updates of a project, newest first [UPD-01, API-31, UI-20]', async () => {
  const { id } = await publishProject(app, ada);
  const first = await postUpdate(app, ada, id, { status: 'DRAFT' });
  app.clock.advance({ seconds: 60 });
  const second = await postUpdate(app, ada, id);
  const third = await postUpdate(app, ada, id);
  await move(third.id, 'deactivate');

  const deactivated = { ...third, status: 'DEACTIVATED', version: 2 };
  expect(await list(id)).toEqual([deactivated, second, first]);
  // Publishing the draft makes it newer than the updates that were written since.
  app.clock.advance({ seconds: 60 });
  const published = await change(first, { status: 'PUBLISHED' });
  expect(await list(id)).toEqual([published.json(), deactivated, second]);
});

test.each(['PUBLISHED', 'DRAFT'] as const)(
  'A new update is saved as %s, at the time of the server [UPD-05, API-32, ROLE-02]',
  async (status) => {
    const sent = { text: '  <b>Thank</b> you!\n', status, date: daysAhead(app, -400) };

    const update = await postUpdate(app, ada, projectId, sent);

    expect(update).toEqual({
      id: expect.any(Number) as number,
      text: '<b>Thank</b> you!',
      date: app.clock().toISOString(),
      status,
      project: { id: projectId },
      questions: [],
      version: 1,
    });
    expect(await list()).toContainEqual(update);
  },
);

test('A draft is changed and saved again, as a draft and then published [UPD-06, API-33]', async () => {
  const other = await postUpdate(app, ada, projectId, { status: 'DRAFT', text: 'Other words' });
  const draft = await postUpdate(app, ada, projectId, { status: 'DRAFT' });
  app.clock.advance({ seconds: 60 });

  expect((await change(draft, { text: 'Better words' })).json()).toMatchObject({
    text: 'Better words',
    status: 'DRAFT',
  });
  const published = await change(draft, { text: 'The best words', status: 'PUBLISHED' });

  expect(published.statusCode).toBe(200);
  expect(await list()).toContainEqual({
    ...draft,
    text: 'The best words',
    status: 'PUBLISHED',
    date: app.clock().toISOString(),
    version: 3,
  });
  expect(await list()).toContainEqual(other);
});

test('What people can read, or could, is not rewritten [UPD-07]', async () => {
  const update = await postUpdate(app, ada, projectId);
  const rewrite = () => change(update, { text: 'Never said', status: 'DRAFT' });

  const published = await rewrite();
  await move(update.id, 'deactivate');
  const deactivated = await rewrite();

  for (const answer of [published, deactivated]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      title: 'Not possible any more',
      detail: updateConflicts.onlyDrafts,
    });
  }
  expect(await list()).toContainEqual({ ...update, status: 'DEACTIVATED', version: 2 });
});

/** What the audit log says of an update, oldest first. */
const actsOn = async (id: number) =>
  (await auditLines(app, { type: 'project-update', id })).map(({ action, actor }) => [
    action,
    actor,
  ]);

test('Who lets people read an update, and who takes it away, is in the audit log, once for each act', async () => {
  const draft = await postUpdate(app, ada, projectId, { status: 'DRAFT' });
  await change(draft, { text: 'Better words' });
  expect(await actsOn(draft.id)).toEqual([]);

  await change(draft, { status: 'PUBLISHED' });
  await change(draft, { status: 'PUBLISHED' });
  await move(draft.id, 'deactivate');
  await move(draft.id, 'deactivate');
  await move(draft.id, 'activate');

  expect(await actsOn(draft.id)).toEqual([
    ['project-update.published', ada.id],
    ['project-update.deactivated', ada.id],
    ['project-update.activated', ada.id],
  ]);
});

test('An update that is published at once is in the audit log with its project, also when it is sent twice', async () => {
  const json = { text: 'Evenings', status: 'PUBLISHED', project: { id: projectId } };
  const headers = { 'idempotency-key': '5f0c4b0e-3f1d-4d5c-8d53-2f6a8f8f9a01' };
  const send = () =>
    app.request('POST', '/api/project-updates', { token: ada.token, json, headers });

  const { id } = (await send()).json<Schemas['ProjectUpdate']>();
  expect((await send()).json()).toMatchObject({ id });

  expect(await actsOn(id)).toEqual([['project-update.published', ada.id]]);
  expect(await auditLines(app, { type: 'project-update', id }, 'detail')).toEqual([
    { detail: { projectId } },
  ]);
});

test('An update stays as it was where its line in the audit log cannot be written', async () => {
  const draft = await postUpdate(app, ada, projectId, { status: 'DRAFT' });
  const update = await postUpdate(app, ada, projectId);

  await whileUnrecorded(app, 'project-update.%', async () => {
    expect((await change(draft, { status: 'PUBLISHED' })).statusCode).toBe(500);
    expect((await move(update.id, 'deactivate')).statusCode).toBe(500);
    expect((await sendUpdate(app, ada, projectId, { text: 'Unheard' })).statusCode).toBe(500);
  });

  const listed = await list();
  expect(listed).toContainEqual(draft);
  expect(listed).toContainEqual(update);
  expect(listed.some(({ text }) => text === 'Unheard')).toBe(false);
});

test('The second of two people who changed one draft is told, and nothing is lost', async () => {
  const posted = await sendUpdate(app, ada, projectId, { status: 'DRAFT' });
  const draft = posted.json<Schemas['ProjectUpdate']>();
  const tag = posted.headers.etag?.toString() ?? '*';

  const first = await change(draft, { text: 'From the first tab' }, { tag });
  const second = await change(draft, { text: 'From the second tab' }, { tag });

  expect([first.statusCode, second.statusCode]).toEqual([200, 412]);
  expect(second.json<Schemas['Problem']>().type).toBe('/problems/changed-meanwhile');
  expect(await list()).toContainEqual(first.json());
  expect(first.headers.etag).toBe('"2"');
  expect((await change(draft, { text: 'From the second tab' }, { tag: '"2"' })).statusCode).toBe(
    200,
  );
});

test('Of two saves of one draft at the same time one is told', async () => {
  const draft = await postUpdate(app, ada, projectId, { status: 'DRAFT' });

  const answers = await whileProjectIsLocked(app, { projectId, waiting: 2 }, () =>
    Promise.all([
      change(draft, { text: 'One' }, { tag: '"1"' }),
      change(draft, { text: 'Two' }, { tag: '"1"' }),
    ]),
  );

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
});

test('A published update says so, whichever version it was', async () => {
  const update = await postUpdate(app, ada, projectId);

  expect((await change(update, {}, { tag: '"7"' })).statusCode).toBe(409);
});

test('A published update is deactivated and activated again, and no other with it [UPD-08, UPD-09, API-34, API-35]', async () => {
  const { id } = await postUpdate(app, ada, projectId);
  const sibling = await postUpdate(app, ada, projectId);
  await move(sibling.id, 'deactivate');
  const bea = await app.signInAs('ROLE_RESEARCHER');
  const foreign = await publishProject(app, bea);
  await postUpdate(app, bea, foreign.id);
  const others = async () => [
    ...(await list()).filter((update) => update.id !== id),
    ...(await list(foreign.id, bea)),
  ];
  const untouched = await others();

  expect((await move(id, 'deactivate')).statusCode).toBe(204);
  expect(await statusOf(id)).toBe('DEACTIVATED');
  expect(await others()).toEqual(untouched);
  expect((await move(id, 'activate')).statusCode).toBe(204);
  expect(await statusOf(id)).toBe('PUBLISHED');
  expect(await others()).toEqual(untouched);
});

test('A draft is neither deactivated nor activated, and nothing is so twice', async () => {
  const draft = await postUpdate(app, ada, projectId, { status: 'DRAFT' });
  const update = await postUpdate(app, ada, projectId);
  await move(update.id, 'deactivate');

  const refused = [
    await move(draft.id, 'deactivate'),
    await move(draft.id, 'activate'),
    await move(update.id, 'deactivate'),
  ];

  expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  expect(refused.map((answer) => answer.json<Schemas['Problem']>())).toMatchObject(
    [updateConflicts.deactivate, updateConflicts.activate, updateConflicts.deactivate].map(
      (detail) => ({ title: 'Not possible now', detail }),
    ),
  );
  expect(await statusOf(draft.id)).toBe('DRAFT');
});

test('Of two who deactivate at once one is told that it has happened', async () => {
  const { id } = await postUpdate(app, ada, projectId);

  const answers = await whileProjectIsLocked(app, { projectId, waiting: 2 }, () =>
    Promise.all([move(id, 'deactivate'), move(id, 'deactivate')]),
  );

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
});

describe('An update is refused that', () => {
  test.each([
    ['is blank', { text: ' \n ' }, '/text', 'Please, provide an update.'],
    ['is too long', { text: 'a'.repeat(256) }, '/text', 'The Update cannot exceed 255 characters'],
    [
      'is far too long',
      { text: 'a'.repeat(2_551) },
      '/text',
      'The Update cannot exceed 255 characters',
    ],
  ])('%s [RULE-38, RULE-39]', async (_name, changes, pointer, message) => {
    const draft = await postUpdate(app, ada, projectId, { status: 'DRAFT' });
    const before = await list();
    for (const answer of [
      await sendUpdate(app, ada, projectId, changes),
      await change(draft, changes),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ pointer, message }] });
    }
    expect(await list()).toEqual(before);
  });

  test.each([
    { status: 'DEACTIVATED' },
    { status: null },
    { text: 7 },
    { text: 'a\u0000b' },
    { id: 1 },
    { projectId: 1 },
    { project: { id: 2147483648 } },
    { project: { id: '1' } },
    { questions: null },
    { questions: [{ id: 1 }, { id: 1 }] },
    { questions: Array.from({ length: 101 }, (_, id) => ({ id: id + 1 })) },
  ])('is off the contract: %j', async (changes) => {
    const json = { text: 'Thank you', status: 'DRAFT', project: { id: projectId }, ...changes };
    const answer = await app.request('POST', '/api/project-updates', { token: ada.token, json });
    expect(answer.statusCode).toBe(400);
  });
});

test.each(['PUBLISHED', 'DRAFT'] as const)(
  'A project that nobody has approved yet takes no update, saved as %s',
  async (status) => {
    const { id } = await createProject(app, ada);
    const answer = await sendUpdate(app, ada, id, { status });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ detail: updateConflicts.notPublished });
    expect(await list(id)).toEqual([]);
  },
);

test('After completion people still hear what came of it', async () => {
  const { id } = await publishProject(app, ada, { launchDate: null });
  await app.platform.pool.query(
    'UPDATE projects SET end_date = $1, completed_at = $1 WHERE id = $2',
    [app.clock(), id],
  );

  expect((await sendUpdate(app, ada, id)).statusCode).toBe(201);
});

describe('The questions that an update answers', () => {
  test('are kept with it, so that those without a reply can be told', async () => {
    const { id, questions } = await publishProject(app, ada, { launchDate: null });
    const [first, second] = questions;
    if (!first || !second) throw new Error('The project has no questions');
    const asked = await askQuestion(app, ada, id);

    const update = await postUpdate(app, ada, id, {
      questions: [{ id: asked }, { id: first.id }],
    });

    expect(update.questions).toEqual([{ id: first.id }, { id: asked }]);
    expect(await list(id)).toEqual([update]);
  });

  test('are changed with a draft, and stay where a change does not name them', async () => {
    const { id, questions } = await publishProject(app, ada, { launchDate: null });
    const [first, second] = questions.map((question) => ({ id: question.id }));
    const draft = await postUpdate(app, ada, id, {
      status: 'DRAFT',
      questions: [first, second].flatMap((one) => one ?? []),
    });

    const kept = await change(draft, { questions: undefined });
    expect(kept.json<Schemas['ProjectUpdate']>().questions).toEqual([first, second]);
    const fewer = await change(draft, { questions: [second] });
    expect(fewer.json<Schemas['ProjectUpdate']>().questions).toEqual([second]);
    const none = await change(draft, { questions: [], status: 'PUBLISHED' });
    expect(none.json<Schemas['ProjectUpdate']>().questions).toEqual([]);
    expect((await change(draft, { questions: [first] })).statusCode).toBe(409);
  });

  test('are its own, whatever the project’s other updates answer', async () => {
    const { id, questions } = await publishProject(app, ada, { launchDate: null });
    const [first, second] = questions.map((question) => ({ id: question.id }));
    if (!first || !second) throw new Error('The project has no questions');
    const told = await postUpdate(app, ada, id, { questions: [first] });
    app.clock.advance({ seconds: 60 });
    const draft = await postUpdate(app, ada, id, { status: 'DRAFT', questions: [first, second] });
    expect(await list(id)).toEqual([draft, told]);

    const changed = await change(draft, { questions: [second] });

    expect(changed.json<Schemas['ProjectUpdate']>().questions).toEqual([second]);
    expect(await list(id)).toEqual([changed.json(), told]);
  });

  test('belong to its project, even where another is the researcher’s own', async () => {
    const other = await publishProject(app, ada);
    const draft = await postUpdate(app, ada, projectId, { status: 'DRAFT' });

    for (const questions of [[{ id: other.questions[0]?.id ?? 0 }], [{ id: 2147483647 }]]) {
      const created = await sendUpdate(app, ada, projectId, { questions });
      expect(created.statusCode).toBe(400);
      expect(created.json()).toMatchObject({ errors: [{ pointer: '/questions/0/id' }] });
      expect((await change(draft, { questions })).statusCode).toBe(400);
    }
    expect((await list()).find(({ id }) => id === draft.id)).toEqual(draft);
  });
});

describe('Another researcher', () => {
  let grace: SignedIn;
  beforeAll(async () => {
    grace = await app.signInAs('ROLE_RESEARCHER');
  });

  test('finds none of it, and changes nothing [ROLE-04]', async () => {
    const draft = await postUpdate(app, ada, projectId, { status: 'DRAFT' });
    const published = await postUpdate(app, ada, projectId);
    const before = await list();
    const { token } = grace;
    const answers = [
      await app.request('GET', `/api/project-updates/project/${projectId}`, { token }),
      await sendUpdate(app, grace, projectId),
      await change(draft, {}, { owner: grace }),
      await app.request('POST', `/api/project-update/${published.id}/deactivate`, { token }),
      await app.request('POST', `/api/project-update/${published.id}/activate`, { token }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(await list()).toEqual(before);
  });

  test('cannot move an update into a project of theirs [ROLE-04]', async () => {
    const theirs = await publishProject(app, grace);
    const draft = await postUpdate(app, ada, projectId, { status: 'DRAFT' });

    const answer = await change(draft, { project: { id: theirs.id } }, { owner: grace });

    expect(answer.statusCode).toBe(404);
    expect(await list()).toContainEqual(draft);
  });
});
