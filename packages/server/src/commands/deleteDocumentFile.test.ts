import type { Schemas } from '@sounding/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteDocumentFile, deleteDocumentFileUsage } from './deleteDocumentFile';
import { documentConflicts, documentRefusals } from '../modules/ethicsDocuments/documentService';
import { auditLines } from '../testing/auditLines';
import { operatorSettings } from '../testing/operatorSettings';
import {
  createProject,
  decide,
  readProject,
  smallPng,
  submitForApproval,
  unchanged,
  uploadDocument,
} from '../testing/projectFixtures';
import { startTestApp, type TestApp } from '../testing/startTestApp';
import type { SignedIn } from '../testing/testAccounts';
import { tidyUp } from '../testing/tidyUp';
import { whileUnrecorded } from '../testing/whileUnrecorded';

let server: TestApp;
let admin: SignedIn;
let ada: SignedIn;

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.signInAs('ROLE_ADMIN');
  ada = await server.signInAs('ROLE_RESEARCHER');
});

afterAll(() => server.close());

const erase = (words: readonly (number | string)[], ask: boolean | null = true) =>
  deleteDocumentFile(words.map(String), operatorSettings(server), () => Promise.resolve(ask));

const download = (id: number) =>
  server.request('GET', `/api/project-documents/download/${id}`, { token: admin.token });

async function handedIn() {
  const { id: projectId } = await createProject(server, ada);
  const { id } = await submitForApproval(server, ada, projectId);
  return { projectId, id };
}

async function approved() {
  const document = await handedIn();
  await decide(server, admin, { id: document.id, approved: true });
  return document;
}

/** A document still on file, whose project its researcher has taken back to a draft. */
async function takenBack() {
  const document = await handedIn();
  const project = await readProject(server, ada, document.projectId);
  const saved = await server.request('PUT', '/api/projects', {
    token: ada.token,
    json: unchanged(project),
  });
  expect(saved.statusCode).toBe(200);
  return document;
}

async function resubmit(projectId: number) {
  const answer = await server.request('POST', `/api/project-documents/resubmit/${projectId}`, {
    token: ada.token,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json<Schemas['ProjectDocument']>();
}

const linesOf = (id: number) =>
  auditLines(
    server,
    { action: 'ethics-document.file-erased', id },
    'action',
    'actor',
    'detail',
    'ip',
  );

test('The file of an approved document goes for good, and who submitted and approved it stays', async () => {
  const { projectId, id } = await approved();

  const told = await erase([id]);
  expect(told).toMatch(/^Ethics document \d+ of .+, approved\n/);
  expect(told).toContain(
    `\nProject ${projectId}: Living well with breathlessness\nFile: ethics-approval.pdf, `,
  );
  expect(told).toContain('\n\nThe file is deleted for good.');

  const refused = await download(id);
  expect(refused.statusCode).toBe(410);
  expect(refused.json()).toMatchObject({ detail: documentRefusals.fileErased });
  const answer = await server.request('GET', `/api/project-documents/versions/${projectId}`, {
    token: admin.token,
  });
  const [version] = answer.json<Schemas['ProjectDocumentVersion'][]>();
  expect(version).toMatchObject({ decision: { approved: true }, submittedBy: {} });
  expect(version?.fileDeletion?.reason).toBe('REQUESTED');
  expect(await linesOf(id)).toEqual([
    {
      action: 'ethics-document.file-erased',
      actor: null,
      ip: '127.0.0.1',
      detail: { projectId },
    },
  ]);
  await expect(erase([id])).rejects.toThrow(`The file of ethics document ${id} was deleted on`);
});

test('A document that waits for its decision keeps its file, so that nobody decides without it', async () => {
  const { id } = await handedIn();

  await expect(erase([id])).rejects.toThrow(`Ethics document ${id} waits for a decision`);

  expect((await download(id)).statusCode).toBe(200);
});

test('A draft whose file was deleted cannot be handed in again without a new one', async () => {
  const { projectId, id } = await takenBack();
  await erase([id]);

  const document = await server.request('GET', `/api/project-documents/${projectId}`, {
    token: ada.token,
  });
  expect(document.json()).toMatchObject({ id, fileDeletion: { reason: 'REQUESTED' } });
  const again = await server.request('POST', `/api/project-documents/resubmit/${projectId}`, {
    token: ada.token,
  });

  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ detail: documentConflicts.nothingOnFile });
  expect(await submitForApproval(server, ada, projectId)).toMatchObject({ approved: null });
});

test('The file goes under every number that it has in its project, and with no other file', async () => {
  const { projectId, id } = await takenBack();
  const { id: again } = await resubmit(projectId);
  await decide(server, admin, { id: again, approved: false });
  const uploaded = await uploadDocument(server, ada, projectId, {
    name: 'another.png',
    type: 'image/png',
    bytes: smallPng,
  });
  const { id: other } = uploaded.json<Schemas['ProjectDocument']>();
  const elsewhere = await approved();

  const told = await erase([again]);
  const [first, ...others] = told.split('\n');
  expect(first).toMatch(/, rejected$/);
  expect(first?.startsWith(`Ethics document ${again} of `)).toBe(true);
  const same = others.filter((line) => line.startsWith('The same file: '));
  expect(same).toEqual([expect.stringContaining(`Ethics document ${id} of `)]);
  expect(same[0]).toMatch(/, replaced, ethics-approval\.pdf$/);
  // A backup may be older than the later number.
  expect(told.endsWith(` ${id}`)).toBe(true);

  expect((await download(id)).statusCode).toBe(410);
  expect((await download(again)).statusCode).toBe(410);
  expect((await download(other)).statusCode).toBe(200);
  expect((await download(elsewhere.id)).statusCode).toBe(200);
  expect(await linesOf(id)).toMatchObject([{ detail: { projectId } }]);
  expect(await linesOf(again)).toMatchObject([{ detail: { projectId } }]);
  await expect(erase([again])).rejects.toThrow(`The file of ethics document ${again} was deleted`);
});

test('A file that is left under another number goes where one of them has lost it already', async () => {
  const { projectId, id } = await takenBack();
  const { id: again } = await resubmit(projectId);
  await decide(server, admin, { id: again, approved: true });
  await server.platform.pool.query(
    'UPDATE project_documents SET content = NULL, content_deleted_at = now(), content_erased = true WHERE id = $1',
    [id],
  );

  expect(await erase([id])).toContain(`The same file: Ethics document ${again} of `);

  expect((await download(again)).statusCode).toBe(410);
});

test('A file that waits for its decision under another number stays', async () => {
  const { projectId, id } = await takenBack();
  const { id: again } = await resubmit(projectId);

  await expect(erase([id])).rejects.toThrow(
    `Ethics document ${again}, which has the same file, waits for a decision`,
  );

  expect((await download(id)).statusCode).toBe(200);
});

test('A file that goes on request before its 90 days does not go once more', async () => {
  const { id } = await handedIn();
  await decide(server, admin, { id, approved: false, comment: 'Page 2 is missing.' });
  await erase([id]);
  server.clock.advance({ seconds: 91 * 86_400 });

  await tidyUp(server);

  admin = await server.signInAs('ROLE_ADMIN');
  ada = await server.signInAs('ROLE_RESEARCHER');
  expect((await download(id)).json()).toMatchObject({ detail: documentRefusals.fileErased });
});

test('Where nobody says yes, there is nobody to ask or it cannot be recorded, the file stays', async () => {
  const { id } = await approved();

  await expect(erase([id], false)).rejects.toThrow('Nothing has been deleted.');
  await expect(erase([id], null)).rejects.toThrow(
    `To delete its file for good: npm run admin:delete-document-file -- ${id} --yes`,
  );
  await whileUnrecorded(server, 'ethics-document.%', async () => {
    await expect(erase([id])).rejects.toThrow();
  });

  expect((await download(id)).statusCode).toBe(200);
  expect(await erase([id, '--yes'], null)).toContain('The file is deleted for good.');
});

test('Where there is none of that number, it says so', async () => {
  await expect(erase([0])).rejects.toThrow('There is no ethics document 0 in this database.');
});

test.each([[[]], [['all']], [['2147483648']], [['1', '2']], [['1', '--force']]])(
  'The words %j are answered by how it is done',
  async (words) => {
    await expect(erase(words)).rejects.toThrow(deleteDocumentFileUsage);
  },
);
