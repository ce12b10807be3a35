import type { Schemas } from '@sounding/api-client';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createProject,
  documentForm,
  publishProject,
  readProject,
  submitForApproval,
  unchanged,
  uploadDocument,
} from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { whileProjectIsLocked } from '../../testing/whileLocked';

let app: TestApp;
let ada: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signInAs('ROLE_RESEARCHER');
});

afterAll(() => app.close());

const read = (id: number) => app.request('GET', `/api/projects/${id}`, { token: ada.token });

const save = (project: Schemas['Project'], title: string, tag?: string) =>
  app.request('PUT', '/api/projects', {
    token: ada.token,
    json: { ...unchanged(project), title },
    headers: tag === undefined ? {} : { 'if-match': tag },
  });

const tagOf = ({ headers }: Awaited<ReturnType<typeof read>>) => headers.etag?.toString() ?? '';

test('The second of two people who changed the same version is told, and nothing is lost', async () => {
  const project = await createProject(app, ada);
  const tag = tagOf(await read(project.id));

  const first = await save(project, 'From the first tab', tag);
  const second = await save(project, 'From the second tab', tag);

  expect([first.statusCode, second.statusCode]).toEqual([200, 412]);
  expect(second.json<Schemas['Problem']>().type).toBe('/problems/changed-meanwhile');
  expect((await readProject(app, ada, project.id)).title).toBe('From the first tab');
  const third = await save(project, 'From the second tab', tagOf(first));
  expect(third.statusCode).toBe(200);
});

test('Of two saves at the same time one is told', async () => {
  const project = await createProject(app, ada);
  const tag = tagOf(await read(project.id));

  const answers = await whileProjectIsLocked(app, { projectId: project.id, waiting: 2 }, () =>
    Promise.all([save(project, 'One', tag), save(project, 'Two', tag)]),
  );

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
});

test('Handing in the ethics document is a change too', async () => {
  const project = await createProject(app, ada);
  const tag = tagOf(await read(project.id));
  await submitForApproval(app, ada, project.id);

  expect((await save(project, 'Back to a draft unknowingly', tag)).statusCode).toBe(412);
});

test('Nobody hands in a version that they have not seen, and whoever has seen it does', async () => {
  const project = await createProject(app, ada);
  const tag = tagOf(await read(project.id));
  const handIn = (version: string, key: string) => {
    const { body, headers } = documentForm(project.id);
    return app.request('POST', '/api/project-documents', {
      token: ada.token,
      body,
      headers: { ...headers, 'if-match': version, 'idempotency-key': key },
    });
  };
  const saved = tagOf(await save(project, 'From the other tab', tag));

  const unseen = await handIn(tag, randomUUID());

  expect(unseen.statusCode).toBe(412);
  expect(unseen.json<Schemas['Problem']>().type).toBe('/problems/changed-meanwhile');
  expect((await readProject(app, ada, project.id)).status).toBe('DRAFT');
  const key = randomUUID();
  const seen = await handIn(saved, key);
  expect(seen.statusCode).toBe(201);
  expect((await readProject(app, ada, project.id)).status).toBe('PENDING');
  // The same request once more, as if its answer was lost: the first one has itself made a newer version.
  const again = await handIn(saved, key);
  expect([again.statusCode, again.json()]).toEqual([201, seen.json()]);
});

test('Whoever hands a project in, or another file for it, is told the version to go on with', async () => {
  const project = await createProject(app, ada);

  const first = await uploadDocument(app, ada, project.id);
  const stored = tagOf(await read(project.id));
  const replaced = await uploadDocument(app, ada, project.id);

  expect([tagOf(first), tagOf(replaced)]).toEqual([stored, stored]);
  expect((await save(project, 'Taken back', tagOf(replaced))).statusCode).toBe(200);
});

test('A published project says so, whichever version is handed in', async () => {
  const project = await publishProject(app, ada);
  const { body, headers } = documentForm(project.id);
  const answer = await app.request('POST', '/api/project-documents', {
    token: ada.token,
    body,
    headers: { ...headers, 'if-match': '"0"' },
  });

  expect(answer.statusCode).toBe(409);
});

test('A save for one of several versions is taken where it is the stored one', async () => {
  const project = await createProject(app, ada);
  const tag = tagOf(await read(project.id));

  expect((await save(project, 'Neither', '"8888", "9999"')).statusCode).toBe(412);
  expect((await save(project, 'The second', `"9999", ${tag}`)).statusCode).toBe(200);
});

test('A save without a version is taken, and so is one for any', async () => {
  const project = await createProject(app, ada);

  expect((await save(project, 'Without')).statusCode).toBe(200);
  expect((await save(project, 'Any', '*')).statusCode).toBe(200);
  expect((await save(project, 'None', '"0"')).statusCode).toBe(412);
});

test('A version longer than the contract takes is refused', async () => {
  const project = await createProject(app, ada);
  const answer = await save(project, 'Too long', `"${'7'.repeat(99)}"`);

  expect(answer.statusCode).toBe(400);
  expect(answer.json<Schemas['Problem']>().detail).toMatch(
    /^The If-Match of this request is too long\.$/,
  );
});
