import type { Schemas } from '@sounding/api-client';
import { ethicsLimits } from '@sounding/domain';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addReplacedDocuments,
  createProject,
  daysAhead,
  decide,
  publishProject,
  readProject,
  submitForApproval,
  unchanged,
} from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { whileProjectIsLocked } from '../../testing/whileLocked';
import { documentConflicts } from './documentService';

let app: TestApp;
let ada: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signInAs('ROLE_RESEARCHER', { fullName: 'Ada Byron' });
  admin = await app.signInAs('ROLE_ADMIN');
});

afterAll(() => app.close());

const save = (project: Schemas['Project'], changes: Partial<Schemas['ProjectChanges']> = {}) =>
  app.request('PUT', '/api/projects', {
    token: ada.token,
    json: { ...unchanged(project), ...changes },
  });

/** A project that was handed in once and then saved: a draft whose document is on file. */
async function withdrawn(changes: Partial<Schemas['ProjectChanges']> = {}) {
  const project = await createProject(app, ada);
  const document = await submitForApproval(app, ada, project.id);
  const saved = await save(project, changes);
  return { project, document, tag: saved.headers.etag?.toString() ?? '' };
}

const resubmit = (projectId: number, headers: Record<string, string> = {}) =>
  app.request('POST', `/api/project-documents/resubmit/${projectId}`, {
    token: ada.token,
    headers,
  });

const waitingFor = async (projectId: number) =>
  (await app.request('GET', '/api/project-documents', { token: admin.token }))
    .json<Schemas['ProjectDocument'][]>()
    .filter(({ project }) => project.id === projectId)
    .map(({ id }) => id);

const versionsOf = async (projectId: number) =>
  (
    await app.request('GET', `/api/project-documents/versions/${projectId}`, { token: ada.token })
  ).json<Schemas['ProjectDocumentVersion'][]>();

const download = (documentId: number) =>
  app.request('GET', `/api/project-documents/download/${documentId}`, { token: admin.token });

test('The document of a withdrawn draft is submitted as it is, and its project awaits approval once more [OPEN-56]', async () => {
  const { project, document, tag } = await withdrawn();
  expect(await waitingFor(project.id)).toEqual([]);

  const answer = await resubmit(project.id, { 'if-match': tag });

  expect(answer.statusCode).toBe(201);
  const again = answer.json<Schemas['ProjectDocument']>();
  expect(again).toMatchObject({
    project: { id: project.id, status: 'PENDING' },
    file: document.file,
    approved: null,
  });
  expect(answer.headers.etag).not.toBe(tag);
  expect((await readProject(app, ada, project.id)).status).toBe('PENDING');
  expect(await waitingFor(project.id)).toEqual([again.id]);
  expect((await download(again.id)).rawPayload).toEqual((await download(document.id)).rawPayload);
});

test('Both times stand in the list of versions, and a decision upon the text of before is refused', async () => {
  const { project, document } = await withdrawn({ title: 'Another title' });
  const again = (await resubmit(project.id)).json<Schemas['ProjectDocument']>();

  const versions = await versionsOf(project.id);
  expect(versions.map(({ id, replacedDate }) => [id, replacedDate !== null])).toEqual([
    [again.id, false],
    [document.id, true],
  ]);
  expect((await decide(app, admin, { id: document.id, approved: true })).statusCode).toBe(409);
  expect((await decide(app, admin, { id: again.id, approved: true })).statusCode).toBe(204);
});

test('What a scanner has said of the file holds for it still', async () => {
  const { project, document } = await withdrawn();
  await app.platform.pool.query(
    "UPDATE project_documents SET scan_state = 'INFECTED' WHERE id = $1",
    [document.id],
  );

  const { id } = (await resubmit(project.id)).json<Schemas['ProjectDocument']>();

  expect((await download(id)).statusCode).toBe(403);
});

test.each([
  {
    what: 'a project that was never handed in',
    make: () => createProject(app, ada),
    detail: documentConflicts.nothingOnFile,
  },
  {
    what: 'a draft whose document was rejected',
    make: async () => {
      const project = await createProject(app, ada);
      const { id } = await submitForApproval(app, ada, project.id);
      await decide(app, admin, { id, approved: false });
      await save(project);
      return project;
    },
    detail: documentConflicts.nothingOnFile,
  },
  {
    what: 'a project that awaits its decision',
    make: async () => {
      const project = await createProject(app, ada);
      await submitForApproval(app, ada, project.id);
      return project;
    },
    detail: documentConflicts.isNoDraft,
  },
  {
    what: 'a published project',
    make: () => publishProject(app, ada),
    detail: documentConflicts.isPublished,
  },
])('Nothing is submitted once more for $what', async ({ make, detail }) => {
  const { id } = await make();
  const before = await versionsOf(id);

  expect((await resubmit(id)).json()).toMatchObject({ status: 409, detail });

  expect(await versionsOf(id)).toEqual(before);
});

test('A draft that cannot be published as it is must be corrected first', async () => {
  const { project } = await withdrawn({ launchDate: daysAhead(app, 1) });
  await app.platform.pool.query(
    "UPDATE projects SET launch_date = now() - interval '3 days' WHERE id = $1",
    [project.id],
  );

  const answer = await resubmit(project.id);

  expect(answer.json()).toMatchObject({ status: 409 });
  expect(answer.json<Schemas['Problem']>().detail).toMatch(/^Please correct the project first/);
  expect((await readProject(app, ada, project.id)).status).toBe('DRAFT');
});

test('A version that somebody has changed since is not handed in', async () => {
  const { project, tag } = await withdrawn();
  await save(project, { title: 'From the other tab' });

  expect((await resubmit(project.id, { 'if-match': tag })).statusCode).toBe(412);

  expect((await readProject(app, ada, project.id)).status).toBe('DRAFT');
});

test('Sent again under its key, also after the answer was lost, it is submitted once', async () => {
  const { project, tag } = await withdrawn();
  const headers = { 'if-match': tag, 'idempotency-key': randomUUID() };

  const first = await resubmit(project.id, headers);
  const second = await resubmit(project.id, headers);

  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json()).toEqual(first.json());
  expect(second.headers.etag).toBe(first.headers.etag);
  expect(await versionsOf(project.id)).toHaveLength(2);
  const another = await withdrawn();
  const ofAnother = await resubmit(another.project.id, {
    'idempotency-key': headers['idempotency-key'],
  });
  expect(ofAnother.statusCode).toBe(422);
});

test('Of two tabs at the same moment one submits it', async () => {
  const { project } = await withdrawn();

  const answers = await whileProjectIsLocked(app, { projectId: project.id, waiting: 2 }, () =>
    Promise.all([resubmit(project.id), resubmit(project.id)]),
  );

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  expect(await waitingFor(project.id)).toHaveLength(1);
});

test('It counts among the 20 documents that a project keeps', async () => {
  const { project } = await withdrawn();
  await addReplacedDocuments(app, ada, {
    projectId: project.id,
    count: ethicsLimits.documentsPerProject - 1,
  });

  expect((await resubmit(project.id)).json()).toMatchObject({
    status: 409,
    detail: documentConflicts.tooMany,
  });
});
