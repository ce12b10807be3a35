import type { Schemas } from '@sounding/api-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asOwner } from '../../testing/asOwner';
import { auditLines } from '../../testing/auditLines';
import { createProject, decide, smallPdf, submitForApproval } from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { tidyUp } from '../../testing/tidyUp';
import { deleteRejectedFiles } from './deleteRejectedFiles';
import { documentRefusals } from './documentService';

let app: TestApp;
let admin: SignedIn;
let ada: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});

beforeEach(async () => {
  admin = await app.signInAs('ROLE_ADMIN', { fullName: 'Grace Marsh' });
  ada = await app.signInAs('ROLE_RESEARCHER', { fullName: 'Ada Byron' });
});

afterAll(() => app.close());

/** Lets days pass and signs in anew, because sessions end meanwhile. */
async function waitDays(days: number) {
  app.clock.advance({ seconds: days * 86_400 });
  admin = await app.signInAs('ROLE_ADMIN', { fullName: 'Grace Marsh' });
}

async function rejected({ waited = 0 } = {}) {
  const { id: projectId } = await createProject(app, ada);
  const { id } = await submitForApproval(app, ada, projectId);
  await waitDays(waited);
  await decide(app, admin, { id, approved: false, comment: 'Page 2 is missing.' });
  return { projectId, id };
}

const download = (id: number) =>
  app.request('GET', `/api/project-documents/download/${id}`, { token: admin.token });

async function versionsOf(projectId: number) {
  const answer = await app.request('GET', `/api/project-documents/versions/${projectId}`, {
    token: admin.token,
  });
  return answer.json<Schemas['ProjectDocumentVersion'][]>();
}

test('The file of a rejected document goes 90 days after the decision, and who decided what and why stays', async () => {
  const { projectId, id } = await rejected({ waited: 30 });
  await waitDays(89);
  await tidyUp(app);
  expect((await download(id)).rawPayload).toEqual(smallPdf);
  const [before] = await versionsOf(projectId);
  expect(before?.fileDeletion).toBeNull();

  await waitDays(2);
  await tidyUp(app);

  const refused = await download(id);
  expect(refused.statusCode).toBe(410);
  expect(refused.json()).toMatchObject({
    type: '/problems/deleted',
    detail: documentRefusals.fileDeleted,
  });
  expect(documentRefusals.fileDeleted).toContain('90 days');
  expect(await versionsOf(projectId)).toEqual([
    { ...before, fileDeletion: { date: app.clock().toISOString(), reason: 'REJECTED' } },
  ]);
  expect(before?.decision).toMatchObject({
    comment: 'Page 2 is missing.',
    decidedBy: { fullName: 'Grace Marsh' },
  });
  const lines = await auditLines(
    app,
    { type: 'project-document', id },
    'action',
    'actor',
    'detail',
  );
  const deletion = { action: 'ethics-document.file-deleted', actor: null, detail: { projectId } };
  expect(lines.filter(({ action }) => action === deletion.action)).toEqual([deletion]);
  expect(lines.at(-1)).toEqual(deletion);
});

test('What was approved, replaced or waits keeps its file', async () => {
  const { id: approvedProject } = await createProject(app, ada);
  const approved = await submitForApproval(app, ada, approvedProject);
  await decide(app, admin, { id: approved.id, approved: true });
  const { id: waitingProject } = await createProject(app, ada);
  const replaced = await submitForApproval(app, ada, waitingProject);
  const waiting = await submitForApproval(app, ada, waitingProject);

  await waitDays(1000);
  await tidyUp(app);

  for (const { id } of [approved, replaced, waiting]) {
    expect((await download(id)).rawPayload).toEqual(smallPdf);
  }
});

test('Two servers that tidy at the same time delete every file once', async () => {
  const documents = [await rejected(), await rejected(), await rejected()];
  await waitDays(91);

  await Promise.all([tidyUp(app), tidyUp(app)]);
  await tidyUp(app);

  for (const { id } of documents) {
    expect((await download(id)).statusCode).toBe(410);
    const lines = await auditLines(app, { type: 'project-document', id });
    expect(lines.filter(({ action }) => action.endsWith('file-deleted'))).toHaveLength(1);
  }
});

test('However many files are due, none is left until the next time', async () => {
  const { id, projectId } = await rejected();
  await app.platform.pool.query(
    `INSERT INTO project_documents
       (project_id, name, media_type, byte_size, sha256, content, submitted_at, submitted_by,
        decision, decided_at, decided_by)
     SELECT project_id, name, media_type, byte_size, sha256, content, submitted_at, submitted_by,
       decision, decided_at, decided_by
     FROM project_documents, generate_series(1, 120) WHERE id = $1`,
    [id],
  );
  await waitDays(91);

  await tidyUp(app);

  const versions = await versionsOf(projectId);
  expect(versions).toHaveLength(121);
  expect(versions.filter(({ fileDeletion }) => fileDeletion === null)).toEqual([]);
});

test('A file that cannot be deleted holds no other up, and goes once it can', async () => {
  const others = [await rejected()];
  const stuck = await rejected();
  others.push(await rejected());
  const change = (what: string) =>
    asOwner(app.testDatabase, (owner) => owner.query(`ALTER TABLE project_documents ${what}`));
  await change(`ADD CONSTRAINT stuck CHECK (id <> ${stuck.id}) NOT VALID`);
  await waitDays(91);

  await expect(deleteRejectedFiles(app.platform)).rejects.toMatchObject({
    message: 'Files of rejected documents were left',
    errors: [expect.objectContaining({ record: { type: 'project-document', id: stuck.id } })],
  });

  for (const { id } of others) expect((await download(id)).statusCode).toBe(410);
  expect((await download(stuck.id)).statusCode).toBe(200);
  await change('DROP CONSTRAINT stuck');
  await deleteRejectedFiles(app.platform);
  expect((await download(stuck.id)).statusCode).toBe(410);
});

test('The database itself keeps the file of anything that was not rejected', async () => {
  const { id: projectId } = await createProject(app, ada);
  const { id } = await submitForApproval(app, ada, projectId);

  const deletion = app.platform.pool.query(
    'UPDATE project_documents SET content = NULL, content_deleted_at = now() WHERE id = $1',
    [id],
  );

  await expect(deletion).rejects.toThrow(/violates check constraint/);
});
