import type { Schemas } from '@sounding/api-client';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAnswer, askQuestion } from '../../testing/feedbackFixtures';
import {
  createProject,
  documentForm,
  projectPayload,
  publishProject,
  smallPdf,
  submitForApproval,
} from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { withTransaction } from '../database/database';
import { tidy } from '../housekeeping';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const create = ({ token }: SignedIn, key: string, changes: Partial<Schemas['NewProject']> = {}) =>
  app.request('POST', '/api/projects', {
    token,
    json: projectPayload(app, changes),
    headers: { 'idempotency-key': key },
  });

async function projectsOf({ token }: SignedIn): Promise<number> {
  const list = await app.request('GET', '/api/projects', { token });
  return list.json<unknown[]>().length;
}

/** The same account in a session of its own. */
async function reopened(account: SignedIn): Promise<SignedIn> {
  const { database, sessions } = app.platform;
  const token = await withTransaction(database, (transaction) =>
    sessions.open(transaction, account.id),
  );
  return { ...account, token };
}

test('A project sent twice under one key is created once and answered alike', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const key = randomUUID();

  const first = await create(ada, key);
  const again = await create(ada, key);

  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json()).toEqual(first.json());
  expect(again.headers.etag).toBe(first.headers.etag);
  expect(await projectsOf(ada)).toBe(1);
});

test('What can be done only once counts as done when it is sent again under its key, and is refused under another', async () => {
  const [ada, admin] = [await app.signInAs('ROLE_RESEARCHER'), await app.signInAs('ROLE_ADMIN')];
  const { id } = await publishProject(app, ada, { launchDate: null });
  const question = await askQuestion(app, ada, id);
  const answer = () => addAnswer(app, { id: question, projectId: id }, { comment: 'Yes.' });
  const deletion = {
    decision: 'DELETE',
    answers: [{ id: await answer() }, { id: await answer() }],
  };
  const document = await submitForApproval(app, ada, (await createProject(app, ada)).id);
  const role = 'ROLE_RESEARCHER';
  const person = { name: 'Ida Rail', login: 'ida.rail@sounding.example', role };
  const acts = [
    ['POST', 'project-documents/approve-reject', admin, { id: document.id, approved: true }, 409],
    ['POST', 'interest', admin, { name: 'Trains' }, 409],
    ['POST', 'register-researcher', admin, person, 409],
    ['PUT', `answers/${await answer()}/delete`, ada, undefined, 404],
    ['PUT', `answers/project/${id}/decisions`, ada, deletion, 404],
    ['POST', `complete-project/${id}`, ada, undefined, 409],
  ] as const;

  for (const [method, path, { token }, json, refusal] of acts) {
    const send = (key: string) =>
      app.request(method, `/api/${path}`, { token, json, headers: { 'idempotency-key': key } });
    const key = randomUUID();
    const [first, again, other] = [await send(key), await send(key), await send(randomUUID())];
    expect(first.statusCode, path).toBeLessThan(300);
    expect([again.statusCode, again.body], path).toEqual([first.statusCode, first.body]);
    expect(other.statusCode, path).toBe(refusal);
  }
});

test('Two at the same time create one', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const key = randomUUID();

  const answers = await Promise.all([create(ada, key), create(ada, key), create(ada, key)]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json<Schemas['Project']>().id)).size).toBe(1);
  expect(await projectsOf(ada)).toBe(1);
});

test('A key names one thing only', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const key = randomUUID();
  const { id } = (await create(ada, key)).json<Schemas['Project']>();

  const other = await create(ada, key, { title: 'Something else' });

  expect(other.statusCode).toBe(422);
  expect(other.json()).toMatchObject({ type: '/problems/key-reused', createdId: id });
  expect(await projectsOf(ada)).toBe(1);
});

test('A key used before for another kind of record is refused, and names none of those', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const { id } = await publishProject(app, ada);
  const key = randomUUID();
  const update = await app.request('POST', '/api/project-updates', {
    token: ada.token,
    json: { text: 'Thank you!', status: 'DRAFT', project: { id } },
    headers: { 'idempotency-key': key },
  });
  expect(update.statusCode).toBe(201);

  const project = await create(ada, key);

  expect(project.json()).toMatchObject({ status: 422, type: '/problems/key-reused' });
  expect(project.json()).not.toHaveProperty('createdId');
});

test('A key is the account’s own', async () => {
  const key = randomUUID();
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const bob = await app.signInAs('ROLE_RESEARCHER');
  const first = await create(ada, key);

  const other = await create(bob, key, { title: 'Something else' });

  expect(other.statusCode).toBe(201);
  expect(other.json<Schemas['Project']>().id).not.toBe(first.json<Schemas['Project']>().id);
});

test('What failed may be sent again under its key, mended', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const key = randomUUID();

  expect((await create(ada, key, { interests: [{ id: 999_999 }] })).statusCode).toBe(400);
  expect((await create(ada, key)).statusCode).toBe(201);
});

test('After a day the key is forgotten, and with it the answer', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const key = randomUUID();
  await create(ada, key);
  app.clock.advance({ seconds: 24 * 3600 + 1 });
  const count = () => app.platform.pool.query('SELECT FROM idempotency_keys WHERE key = $1', [key]);

  expect((await count()).rowCount).toBe(1);
  await tidy(app.platform);
  expect((await count()).rowCount).toBe(0);
});

test('A key that is a day old names something new, also before anything is tidied', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const key = randomUUID();
  const { id } = (await create(ada, key)).json<Schemas['Project']>();
  app.clock.advance({ seconds: 24 * 3600 + 1 });

  const other = await create(await reopened(ada), key, { title: 'Something else' });

  expect(other.statusCode).toBe(201);
  expect(other.json<Schemas['Project']>().id).not.toBe(id);
});

test('The same document for another project is something else', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const projects = [await createProject(app, ada), await createProject(app, ada)];
  const key = randomUUID();

  const statuses: number[] = [];
  for (const { id } of projects) {
    const { body, headers } = documentForm(id);
    const answer = await app.request('POST', '/api/project-documents', {
      token: ada.token,
      body,
      headers: { ...headers, 'idempotency-key': key },
    });
    statuses.push(answer.statusCode);
  }

  expect(statuses).toEqual([201, 422]);
});

test('A document uploaded twice under one key is kept once', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const { id } = await createProject(app, ada);
  const key = randomUUID();
  const upload = (bytes: Buffer, name = 'ethics-approval.pdf') => {
    const { body, headers } = documentForm(id, { bytes, name });
    return app.request('POST', '/api/project-documents', {
      token: ada.token,
      body,
      headers: { ...headers, 'idempotency-key': key },
    });
  };

  const first = await upload(smallPdf);
  const again = await upload(smallPdf);
  const other = await upload(Buffer.concat([smallPdf, Buffer.from('\n')]));
  const renamed = await upload(smallPdf, 'another.pdf');

  expect(again.json()).toEqual(first.json());
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect([other.statusCode, renamed.statusCode]).toEqual([422, 422]);
  const { rowCount } = await app.platform.pool.query(
    'SELECT FROM project_documents WHERE project_id = $1',
    [id],
  );
  expect(rowCount).toBe(1);
});

test.each(['short', 'with spaces in it', 'x'.repeat(101)])(
  'The key "%s" is refused',
  async (key) => {
    const ada = await app.signInAs('ROLE_RESEARCHER');

    expect((await create(ada, key)).statusCode).toBe(400);
  },
);
