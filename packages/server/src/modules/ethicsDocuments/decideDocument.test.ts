import type { Schemas } from '@sounding/api-client';
import { formatLongDate, whyNoApproval } from '@sounding/domain';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLines } from '../../testing/auditLines';
import { listQuestions } from '../../testing/feedbackFixtures';
import { mailsTo } from '../../testing/mailbox';
import {
  createProject,
  daysAhead,
  decide,
  readProject,
  smallPdf,
  submitForApproval,
  unchanged,
  uploadDocument,
} from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { whileProjectIsLocked } from '../../testing/whileLocked';
import { whileUnrecorded } from '../../testing/whileUnrecorded';
import { documentConflicts, documentRefusals } from './documentService';

let app: TestApp;
let admin: SignedIn;
let ada: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ environment: { PUBLIC_URL: 'https://localhost:8443' } });
  admin = await app.signInAs('ROLE_ADMIN', { fullName: 'Grace Marsh' });
});

beforeEach(async () => {
  ada = await app.signInAs('ROLE_RESEARCHER', { fullName: 'Ada Byron' });
});

afterAll(() => app.close());

interface Waiting {
  readonly project: Schemas['Project'];
  readonly document: Schemas['ProjectDocument'];
}

async function waiting(changes: Partial<Schemas['NewProject']> = {}): Promise<Waiting> {
  const project = await createProject(app, ada, changes);
  return { project, document: await submitForApproval(app, ada, project.id) };
}

/** What the audit log says about a document, oldest first, each line with where it came from. */
const auditOf = (id: number) =>
  auditLines(app, { type: 'project-document', id }, 'action', 'actor', 'detail', 'ip');

const list = async () =>
  (await app.request('GET', '/api/project-documents', { token: admin.token })).json<
    Schemas['ProjectDocument'][]
  >();

test('The administrator sees what waits, newest first, and no longer what is decided or withdrawn [API-48, OPEN-50, UI-20]', async () => {
  const first = await waiting();
  app.clock.advance({ seconds: 60 });
  const second = await waiting();
  const atOnce = await waiting();
  const decided = await waiting();
  await decide(app, admin, { id: decided.document.id, approved: true });
  const withdrawn = await waiting();
  const json = unchanged(withdrawn.project);
  await app.request('PUT', '/api/projects', { token: ada.token, json });

  const documents = (await list()).filter(({ project }) =>
    [first, second, atOnce, decided, withdrawn].some((one) => one.project.id === project.id),
  );

  expect(documents).toEqual([atOnce.document, second.document, first.document]);
});

test('Approving publishes the project, and no other that waits [STATE-02, API-49]', async () => {
  const bea = await app.signInAs('ROLE_RESEARCHER');
  const other = await createProject(app, bea);
  const waitsStill = await submitForApproval(app, bea, other.id);
  const { project, document } = await waiting({ launchDate: null });

  const answer = await decide(app, admin, { id: document.id, approved: true, comment: '' });

  expect(answer.statusCode).toBe(204);
  expect(await readProject(app, ada, project.id)).toMatchObject({
    status: 'PUBLISHED',
    publishedDate: app.clock().toISOString(),
  });
  expect((await readProject(app, bea, other.id)).status).toBe('PENDING');
  expect(await list()).toContainEqual(waitsStill);
});

test('A launch date that is still ahead becomes the published date [OPEN-54]', async () => {
  const { project, document } = await waiting({ launchDate: daysAhead(app, 7) });

  await decide(app, admin, { id: document.id, approved: true });

  expect(await readProject(app, ada, project.id)).toMatchObject({
    status: 'PUBLISHED',
    publishedDate: daysAhead(app, 7),
    launchDate: daysAhead(app, 7),
  });
});

test('A project whose end date has passed is not published until its researcher sets a new one', async () => {
  const { project, document } = await waiting({ launchDate: null });
  const endDate = daysAhead(app, -1);
  await app.platform.pool.query('UPDATE projects SET end_date = $1 WHERE id = $2', [
    endDate,
    project.id,
  ]);

  const refused = await decide(app, admin, { id: document.id, approved: true });

  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ detail: whyNoApproval({ endDate }, app.clock()) });
  expect((await readProject(app, ada, project.id)).status).toBe('PENDING');
  expect((await decide(app, admin, { id: document.id, approved: false })).statusCode).toBe(204);
  const early = await uploadDocument(app, ada, project.id);
  expect([early.statusCode, early.json<Schemas['Problem']>().detail]).toEqual([
    409,
    expect.stringContaining('End date cannot be in the past'),
  ]);
  await app.request('PUT', '/api/projects', { token: ada.token, json: unchanged(project) });
  const again = await submitForApproval(app, ada, project.id);
  expect((await decide(app, admin, { id: again.id, approved: true })).statusCode).toBe(204);
  expect((await readProject(app, ada, project.id)).status).toBe('PUBLISHED');
});

test('A launch date that has passed gives way to the moment of approval [OPEN-54]', async () => {
  const { project, document } = await waiting();
  await app.platform.pool.query(
    "UPDATE projects SET launch_date = now() - interval '2 days' WHERE id = $1",
    [project.id],
  );

  await decide(app, admin, { id: document.id, approved: true });

  expect(await readProject(app, ada, project.id)).toMatchObject({
    publishedDate: app.clock().toISOString(),
  });
});

test('Approving publishes the questions, with the moment in their history [OPEN-73]', async () => {
  const { project, document } = await waiting();
  const { project: other } = await waiting();
  app.clock.advance({ seconds: 5 });

  await decide(app, admin, { id: document.id, approved: true });

  const { questions } = await readProject(app, ada, project.id);
  expect(questions.map(({ status }) => status)).toEqual(['PUBLISHED', 'PUBLISHED', 'PUBLISHED']);
  const { rows } = await app.platform.pool.query(
    'SELECT status, status_date FROM question_history WHERE question_id = $1 ORDER BY id',
    [questions[0]?.id],
  );
  expect(rows).toEqual([
    { status: 'DRAFT', status_date: new Date(project.questions[0]?.date ?? '') },
    { status: 'PUBLISHED', status_date: app.clock() },
  ]);
  const listed = await listQuestions(app, ada, project.id);
  expect(listed.map(({ version }) => version)).toEqual([2, 2, 2]);
  // The questions of another project that waits are not published with it.
  expect((await readProject(app, ada, other.id)).questions).toEqual(other.questions);
});

test('Rejecting turns the project to REJECTED and leaves its questions drafts; another that waits still waits [STATE-03, API-49]', async () => {
  const other = await waiting();
  const { project, document } = await waiting();

  const answer = await decide(app, admin, {
    id: document.id,
    approved: false,
    comment: 'Page 2 is missing.',
  });

  expect(answer.statusCode).toBe(204);
  const rejected = await readProject(app, ada, project.id);
  expect(rejected).toMatchObject({ status: 'REJECTED', publishedDate: null });
  expect(rejected.questions.map(({ status }) => status)).toEqual(['DRAFT', 'DRAFT', 'DRAFT']);
  const known = await app.request('GET', `/api/project-documents/${project.id}`, {
    token: ada.token,
  });
  expect(known.json()).toMatchObject({ approved: false, comment: 'Page 2 is missing.' });
  expect(await list()).toContainEqual(other.document);
});

test('A rejection may go without a comment [OPEN-49]', async () => {
  const { document } = await waiting();

  const answer = await decide(app, admin, { id: document.id, approved: false });

  expect(answer.statusCode).toBe(204);
});

describe('The researcher is told by mail', () => {
  test('that the document was approved, and from when [ADM-18, OPEN-108]', async () => {
    const { project, document } = await waiting({ launchDate: daysAhead(app, 7) });

    await decide(app, admin, { id: document.id, approved: true, comment: 'Good luck!' });

    const [mail, ...others] = await mailsTo(app, ada.login);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Ethics document approved: ${project.title}`);
    expect(mail?.body).toContain('Dear Ada Byron');
    expect(mail?.body).toContain(project.title);
    expect(mail?.body).toContain(formatLongDate(daysAhead(app, 7)));
    expect(mail?.body).toContain('Good luck!');
    expect(mail?.body).toContain(`https://localhost:8443/project-overview/${project.id}`);
  });

  test('that the project is published at once where it need not wait for its launch [ADM-18, OPEN-108]', async () => {
    const { document } = await waiting({ launchDate: null });

    await decide(app, admin, { id: document.id, approved: true });

    const [mail] = await mailsTo(app, ada.login);
    expect(mail?.body).toContain('It is published now, and participants can see it.');
    expect(mail?.body).not.toContain('The administrator wrote');
  });

  test('that the document was rejected, why, and where to go on [ADM-18, OPEN-108]', async () => {
    const { project, document } = await waiting();

    await decide(app, admin, { id: document.id, approved: false, comment: 'Page 2 is missing.' });

    const [mail, ...others] = await mailsTo(app, ada.login);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Ethics document rejected: ${project.title}`);
    expect(mail?.body).toContain(`"${project.title}" was rejected.`);
    expect(mail?.body).toContain('Page 2 is missing.');
    expect(mail?.body).toContain(
      `Open the project:\nhttps://localhost:8443/new-project-details?project=${project.id}\n`,
    );
  });

  test('of which project it is: with the beginning of a long title, cut behind a word', async () => {
    const title =
      'How much does walking help people who live with long-term breathlessness at home';
    const { document } = await waiting({ title });

    await decide(app, admin, { id: document.id, approved: true });

    const [mail] = await mailsTo(app, ada.login);
    expect(mail?.subject).toBe(
      'Ethics document approved: How much does walking help people who live with long-term…',
    );
    expect(mail?.body).toContain(title);
  });

  test('but not of a decision that failed', async () => {
    const { document } = await waiting();
    await decide(app, admin, { id: document.id, approved: true });

    await decide(app, admin, { id: document.id, approved: false });

    expect(await mailsTo(app, ada.login)).toHaveLength(1);
  });
});

test.each([
  { approved: true, action: 'ethics-document.approved' },
  { approved: false, action: 'ethics-document.rejected' },
])(
  'A decision stands in the audit log as $action with who made it',
  async ({ approved, action }) => {
    const { project, document } = await waiting();

    await decide(app, admin, { id: document.id, approved });

    const projectId = project.id;
    const sha256 = createHash('sha256').update(smallPdf).digest('hex');
    const ip = '127.0.0.1';
    expect(await auditOf(document.id)).toEqual([
      { action: 'ethics-document.submitted', actor: ada.id, detail: { projectId, sha256 }, ip },
      { action, actor: admin.id, detail: { projectId }, ip },
    ]);
  },
);

test('What cannot be recorded is neither submitted, decided nor handed out', async () => {
  const { id } = await createProject(app, ada);
  const { project, document } = await waiting();

  await whileUnrecorded(app, 'ethics-document.%', async () => {
    for (const answer of [
      await uploadDocument(app, ada, id),
      await decide(app, admin, { id: document.id, approved: true }),
      await app.request('GET', `/api/project-documents/download/${document.id}`, admin),
    ]) {
      expect(answer.statusCode).toBe(500);
    }
  });

  expect((await readProject(app, ada, id)).status).toBe('DRAFT');
  expect((await app.request('GET', `/api/project-documents/${id}`, ada)).statusCode).toBe(204);
  expect((await readProject(app, ada, project.id)).status).toBe('PENDING');
  expect((await list()).map((one) => one.id)).toContain(document.id);
  expect(await mailsTo(app, ada.login)).toEqual([]);
});

test('Two administrators at the same time: one decides, the other is told', async () => {
  const { project, document } = await waiting();
  const other = await app.signInAs('ROLE_ADMIN');

  const answers = await whileProjectIsLocked(app, { projectId: project.id, waiting: 2 }, () =>
    Promise.all([
      decide(app, admin, { id: document.id, approved: true }),
      decide(app, other, { id: document.id, approved: false }),
    ]),
  );

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
  expect(await mailsTo(app, ada.login)).toHaveLength(1);
  const { status } = await readProject(app, ada, project.id);
  expect(status).toBe(answers[0].statusCode === 204 ? 'PUBLISHED' : 'REJECTED');
});

describe('There is nothing to decide about a document', () => {
  const refused = { status: 409, detail: documentConflicts.alreadyDecided };

  test('that is decided already', async () => {
    const { document } = await waiting();
    await decide(app, admin, { id: document.id, approved: false });

    expect((await decide(app, admin, { id: document.id, approved: true })).json()).toMatchObject(
      refused,
    );
  });

  test('that was rejected before another was submitted', async () => {
    const { project, document } = await waiting();
    await decide(app, admin, { id: document.id, approved: false });
    const again = await submitForApproval(app, ada, project.id);
    expect((await list()).map(({ id }) => id)).not.toContain(document.id);

    const answer = await decide(app, admin, { id: document.id, approved: true });

    expect(answer.json()).toMatchObject(refused);
    expect((await readProject(app, ada, project.id)).status).toBe('PENDING');
    expect((await decide(app, admin, { id: again.id, approved: true })).statusCode).toBe(204);
  });

  test('that was replaced', async () => {
    const { project, document } = await waiting();
    await uploadDocument(app, ada, project.id);

    const answer = await decide(app, admin, { id: document.id, approved: true });

    expect(answer.json()).toMatchObject(refused);
    expect((await readProject(app, ada, project.id)).status).toBe('PENDING');
  });

  test('whose project was saved as a draft again [OPEN-56]', async () => {
    const { project, document } = await waiting();
    await app.request('PUT', '/api/projects', { token: ada.token, json: unchanged(project) });

    const answer = await decide(app, admin, { id: document.id, approved: true });

    expect(answer.json()).toMatchObject(refused);
    expect((await readProject(app, ada, project.id)).status).toBe('DRAFT');
  });

  test('that does not exist', async () => {
    const answer = await decide(app, admin, { id: 2_147_483_647, approved: true });

    expect(answer.statusCode).toBe(404);
  });
});

test('Nobody decides upon their own project', async () => {
  const { project, document } = await waiting();
  await app.platform.pool.query('UPDATE projects SET owner_id = $1 WHERE id = $2', [
    admin.id,
    project.id,
  ]);

  const answer = await decide(app, admin, { id: document.id, approved: true });

  expect(answer.json()).toMatchObject({ status: 403, detail: documentRefusals.ownProject });
});

test('A comment has an end', async () => {
  const { document } = await waiting();

  const answer = await decide(app, admin, {
    id: document.id,
    approved: false,
    comment: 'é'.repeat(1001),
  });

  expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer: '/comment' }] });
});

describe('A document is read by its project’s id', () => {
  const read = (id: number, { token }: SignedIn) =>
    app.request('GET', `/api/project-documents/${id}`, { token });

  test('by its researcher and by an administrator, always the last one [API-47, OPEN-51]', async () => {
    const { project, document } = await waiting();
    const latest = await submitForApproval(app, ada, project.id);

    expect(latest.id).not.toBe(document.id);
    expect((await read(project.id, ada)).json()).toEqual(latest);
    expect((await read(project.id, admin)).json()).toEqual(latest);
  });

  test('and a project without one has none', async () => {
    const { id } = await createProject(app, ada);

    expect((await read(id, ada)).statusCode).toBe(204);
    expect((await read(2_147_483_647, admin)).statusCode).toBe(404);
    const versions = (project: number, { token }: SignedIn) =>
      app.request('GET', `/api/project-documents/versions/${project}`, { token });
    expect((await versions(id, ada)).json()).toEqual([]);
    // An administrator cannot tell a draft that was never handed in from a project that nobody has.
    for (const unknown of [id, 2_147_483_647]) {
      expect((await versions(unknown, admin)).statusCode).toBe(404);
    }
  });
});

describe('Beside the document an administrator reads', () => {
  const read = (path: string, { token }: SignedIn) => app.request('GET', path, { token });

  test('the project as its researcher wrote it, once it is handed in, and never a draft [API-22]', async () => {
    const { project } = await waiting();
    const own = await readProject(app, ada, project.id);

    expect((await read(`/api/projects/${project.id}`, admin)).json()).toEqual(own);
    await app.request('PUT', '/api/projects', { token: ada.token, json: unchanged(project) });
    expect((await read(`/api/projects/${project.id}`, admin)).statusCode).toBe(404);
  });

  test('every earlier document, newest first, with who submitted it, who decided and why; the researcher is not told who [UI-20]', async () => {
    const { project, document: rejected } = await waiting();
    app.clock.advance({ seconds: 60 });
    const rejectedAt = app.clock();
    await decide(app, admin, { id: rejected.id, approved: false, comment: 'Page 2 is missing.' });
    const replaced = await submitForApproval(app, ada, project.id);
    app.clock.advance({ seconds: 60 });
    const replacedAt = app.clock();
    const latest = await submitForApproval(app, ada, project.id);

    const versions = `/api/project-documents/versions/${project.id}`;
    const submittedBy = { fullName: 'Ada Byron' };
    const version = ({ id, file, submittedDate }: Schemas['ProjectDocument']) => ({
      id,
      file,
      submittedDate,
      submittedBy,
      replacedDate: null,
      decision: null,
      fileDeletion: null,
    });
    const decision = {
      approved: false,
      comment: 'Page 2 is missing.',
      date: rejectedAt.toISOString(),
    };
    const earlier = [
      version(latest),
      { ...version(replaced), replacedDate: replacedAt.toISOString() },
    ];
    expect((await read(versions, admin)).json()).toEqual([
      ...earlier,
      { ...version(rejected), decision: { ...decision, decidedBy: { fullName: 'Grace Marsh' } } },
    ]);
    expect((await read(versions, ada)).json()).toEqual([
      ...earlier,
      { ...version(rejected), decision: { ...decision, decidedBy: null } },
    ]);
  });
});

test('The file comes back byte for byte, as something no browser opens [API-50]', async () => {
  const project = await createProject(app, ada);
  const uploaded = await uploadDocument(app, ada, project.id, { name: 'Ethik „Prüfung“ 100%.pdf' });
  const { id } = uploaded.json<Schemas['ProjectDocument']>();

  const answer = await app.request('GET', `/api/project-documents/download/${id}`, {
    token: admin.token,
  });

  expect(answer.rawPayload.equals(smallPdf)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition':
      'attachment; filename="Ethik _Pr_fung_ 100_.pdf"; ' +
      "filename*=UTF-8''Ethik%20%E2%80%9EPr%C3%BCfung%E2%80%9C%20100%25.pdf",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(answer.headers['content-security-policy']).toContain('sandbox');
  expect((await auditOf(id)).at(-1)).toEqual({
    action: 'ethics-document.downloaded',
    actor: admin.id,
    ip: '127.0.0.1',
    detail: {},
  });
});

test.each([
  ['found infected is not handed out', 'INFECTED', 403],
  ['has not looked at yet is not handed out', 'PENDING', 403],
  ['found clean is handed out', 'CLEAN', 200],
])('A file that a scanner %s', async (_, state, status) => {
  const { document } = await waiting();
  await app.platform.pool.query('UPDATE project_documents SET scan_state = $2 WHERE id = $1', [
    document.id,
    state,
  ]);

  const answer = await app.request('GET', `/api/project-documents/download/${document.id}`, {
    token: admin.token,
  });

  expect(answer.statusCode).toBe(status);
  expect(answer.payload.includes(documentRefusals.notClean)).toBe(status === 403);
});
