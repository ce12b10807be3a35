import type { Schemas } from '@sounding/api-client';
import { commonPasswordMessage, passwordMessages } from '@sounding/domain';
import { sql } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner } from '../../testing/asOwner';
import { publishProject } from '../../testing/projectFixtures';
import { addComment, addResponse } from '../../testing/responseFixtures';
import { readEncryptedWorkbook, type Sheets } from '../../testing/encryptedWorkbook';
import { hasSpreadsheetProgram, openSpreadsheet } from '../../testing/spreadsheetProgram';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { waitForCallers } from '../../testing/whileLocked';
import { findOwnProject } from '../projects';
import type { Row } from './buildWorkbook';
import { workbookSheets } from './exportService';

const password = 'Calm-estuary-2026!';

let app: TestApp;
let ada: SignedIn;
let projectId: number;
let questions: Schemas['Project']['questions'];

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signInAs('ROLE_RESEARCHER');
  const project = await publishProject(app, ada, {
    title: '=1+1 & <Breath>',
    launchDate: null,
  });
  ({ id: projectId, questions } = project);
  const [text, poll, likert] = questions;
  for (let person = 0; person < 9; person += 1) {
    await addResponse(app, projectId, {
      gender: person < 7 ? 'Female' : 'Male',
      hearMore: person % 3 === 0,
      contributeNow: person === 8,
    });
  }
  const approve = (id: number) =>
    app.platform.pool.query('UPDATE answers SET approved_at = date WHERE id = $1', [id]);
  const comment = { id: text?.id ?? 0, projectId };
  await approve(await addComment(app, comment, '@SUM(A1)\nSecond line "quoted" _x0041_'));
  await addComment(app, comment, 'Not reviewed yet');
  await app.platform.pool.query(
    `INSERT INTO answers (question_id, project_id, poll_option_id, date, approved_at)
     SELECT $1, $2, (SELECT min(id) FROM poll_options WHERE question_id = $1), $3, $3
     FROM generate_series(1, 3)`,
    [poll?.id, projectId, app.clock()],
  );
  await app.platform.pool.query(
    `INSERT INTO answers (question_id, project_id, slider_value, date, approved_at)
     VALUES ($1, $2, 4, $3, $3), ($1, $2, 7, $3, $3)`,
    [likert?.id, projectId, app.clock()],
  );
  await app.platform.pool.query(
    `INSERT INTO project_updates (project_id, text, status, date) VALUES ($1, '+44 call us', 'PUBLISHED', $2)`,
    [projectId, app.clock()],
  );
});

afterAll(() => app.close());

const exportWith = (body: string, { token }: SignedIn = ada, id = projectId) =>
  app.request('POST', `/api/project/${id}/export`, {
    token,
    body,
    headers: { 'content-type': 'text/plain' },
  });

test('An export is one encrypted file, and who made it is recorded [API-30, OPEN-102]', async () => {
  const answer = await exportWith(password);

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toContain('filename="project-export.xls"');
  // A compound file, in which nothing of the project can be read.
  expect(answer.rawPayload.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1');
  expect(answer.rawPayload.includes('xl/worksheets')).toBe(false);
  expect(answer.rawPayload.includes('Breath')).toBe(false);
  const { rows } = await app.platform.pool.query<{ actor: number; detail: object }>(
    `SELECT actor_id AS actor, detail FROM audit_log
     WHERE action = 'project.exported' AND target_id = $1`,
    [String(projectId)],
  );
  expect(rows).toEqual([{ actor: ada.id, detail: { bytes: answer.rawPayload.length } }]);
  expect(app.log()).not.toContain(password);
});

test.each([
  ['too-weak', passwordMessages.weak],
  ['Aa1!'.repeat(33), passwordMessages.tooLong],
  ['Calm-estuary-2026!\r\n', passwordMessages.unprintable],
  ['Passwordpassword1!', commonPasswordMessage('guessable')],
  ['Sounding-7-Hkq%zv', commonPasswordMessage('personal')],
])('The server checks the password too: %s [RULE-35, EXP-02, OPEN-101]', async (weak, detail) => {
  const answer = await exportWith(weak);

  expect(answer.statusCode).toBe(400);
  expect(answer.json<Schemas['Problem']>().detail).toBe(detail);
});

test('A project that ends at midnight in London ends on that day in the export too', async () => {
  const { database, clock } = app.platform;
  const summer = clock().getUTCFullYear() + 1;
  const { id } = await publishProject(app, ada, {
    launchDate: null,
    endDate: `${summer}-07-15T23:00:00Z`,
  });

  const rows = await database.transaction(async (transaction) => {
    const project = await findOwnProject(transaction, { id, ownerId: ada.id });
    if (!project) throw new Error('The project is not there');
    const options = { clock, smallNumberThreshold: 5 };
    const [first] = await workbookSheets(transaction, project, options);
    const portions: (readonly Row[])[] = [];
    for await (const portion of first?.portions ?? []) portions.push(portion);
    return portions.flat();
  });

  expect(rows).toContainEqual(['End', `${summer}-07-16`]);
});

test('Another researcher’s project cannot be exported, nor by another role [ROLE-04]', async () => {
  const bob = await app.signInAs('ROLE_RESEARCHER');
  const admin = await app.signInAs('ROLE_ADMIN');

  expect((await exportWith(password, bob)).statusCode).toBe(404);
  expect((await exportWith(password, admin)).statusCode).toBe(403);
  const progress = await app.request('GET', `/api/project/${projectId}/export`, bob);
  expect(progress.statusCode).toBe(404);
});

test('How far an export has come is told while it is made, and neither before nor after', async () => {
  const progress = async () =>
    (await app.request('GET', `/api/project/${projectId}/export`, ada)).json<unknown>();
  expect(await progress()).toBeNull();

  const { told, exporting } = await asOwner(app.testDatabase, async (owner) => {
    await owner.query('BEGIN');
    // The sheet of responses has to wait, when those before it are written.
    await owner.query('LOCK TABLE project_responses IN ACCESS EXCLUSIVE MODE');
    const exported = exportWith(password);
    await waitForCallers(owner, 1);
    return { told: await progress(), exporting: exported };
  });
  const { rawPayload: file } = await exporting;

  const sheets = [...(readEncryptedWorkbook(file).open(password) ?? [])];
  const rowsIn = (some: typeof sheets) =>
    some.reduce((sum, [, [_heading, ...rows]]) => sum + rows.length, 0);
  const waiting = sheets.findIndex(([name]) => name === 'Responses');
  expect(told).toEqual({ rowsDone: rowsIn(sheets.slice(0, waiting)), rowsTotal: rowsIn(sheets) });
  expect(await progress()).toBeNull();
});

test('An account exports five times in ten minutes and not more often', async () => {
  const limited = await startTestApp({ environment: { RATE_LIMITS: 'on' } });
  try {
    const { token } = await limited.signInAs('ROLE_RESEARCHER');
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const answer = await limited.request('POST', '/api/project/999/export', {
        token,
        body: password,
        headers: { 'content-type': 'text/plain' },
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  } finally {
    await limited.close();
  }
});

test('More exports at once than the server builds are refused, which its log tells as no failure', async () => {
  const before = app.log().length;
  const answers = await Promise.all(Array.from({ length: 12 }, () => exportWith(password)));

  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  expect(refused[0]?.headers['retry-after']).toBe('30');
  const lines = app.log().slice(before).trim().split('\n');
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told.filter(({ level }) => level !== 'info')).toMatchObject([
    { level: 'warn', msg: 'refused', operation: 'exportProject', retryAfterSeconds: 30 },
    { level: 'warn', msg: 'refused', operation: 'exportProject', retryAfterSeconds: 30 },
  ]);
  expect(JSON.stringify(told)).not.toContain('stack');
});

test('What a project was answered is found without reading what all others were', async () => {
  const { database, clock } = app.platform;
  await asOwner(app.testDatabase, async (owner) => {
    await owner.query('SET session_replication_role = replica');
    await owner.query(
      `WITH others AS (
         INSERT INTO projects (owner_id, title, subtitle) SELECT $1, 'Other', 'Other' FROM generate_series(1, 200)
         RETURNING id
       ), asked AS (
         INSERT INTO questions (project_id, text, date, kind) SELECT id, 'Why?', $2, 'TEXT' FROM others
         RETURNING id, project_id
       )
       INSERT INTO answers (question_id, project_id, comment, date, approved_at)
       SELECT id, project_id, 'Because', $2, $2 FROM asked, generate_series(1, 200)`,
      [ada.id, clock()],
    );
    await owner.query('ANALYZE');
  });

  const scans = await database.transaction(async (transaction) => {
    const project = await findOwnProject(transaction, { id: projectId, ownerId: ada.id });
    if (!project) throw new Error('The project is not there');
    const countScans = async () => {
      const { rows } = await transaction.execute<{ whole: string }>(
        sql`SELECT seq_scan AS whole FROM pg_stat_xact_user_tables WHERE relname = 'answers'`,
      );
      return Number(rows[0]?.whole);
    };
    const before = await countScans();
    const sheets = await workbookSheets(transaction, project, { clock, smallNumberThreshold: 5 });
    const portions: (readonly Row[])[] = [];
    for (const sheet of sheets) for await (const portion of sheet.portions) portions.push(portion);
    return (await countScans()) - before;
  });

  expect(scans).toBe(0);
});

test('More answers than a sheet has rows are refused, and no file is made that no program opens', async () => {
  const { id } = await publishProject(app, ada, { launchDate: null });
  await asOwner(app.testDatabase, async (owner) => {
    // Nothing of it is counted or checked, which takes a minute for so many.
    await owner.query('SET session_replication_role = replica');
    await owner.query(
      `INSERT INTO answers (question_id, project_id, slider_value, date, approved_at)
       SELECT (SELECT min(id) FROM questions WHERE project_id = $1), $1, 1, $2, $2
       FROM generate_series(1, 1000001)`,
      [id, app.clock()],
    );
  });

  const answer = await exportWith(password, ada, id);

  expect(answer.statusCode).toBe(409);
  expect(answer.json<Schemas['Problem']>()).toMatchObject({
    title: 'Too large to export',
    detail:
      'This project has more responses or answers than one workbook can hold. Please contact your admin.',
  });
}, 60_000);

/** What stands in every sheet of the export, whoever has opened it. */
function expectEverything(sheets: Sheets) {
  const day = app.clock().toISOString().slice(0, 10);
  const [text, poll, likert] = questions.map(({ id }) => String(id));

  expect([...sheets.keys()]).toEqual([
    ...['Project', 'Updates', 'Questions', 'Approved answers', 'Responses', 'Who responded'],
    'About this file',
  ]);
  // What a spreadsheet program would calculate is led by an apostrophe and stays text.
  expect(sheets.get('Project')).toContainEqual(['Title', "'=1+1 & <Breath>"]);
  expect(sheets.get('Project')).toContainEqual(['Interested', '3']);
  expect(sheets.get('Updates')).toEqual([
    ['Date', 'Status', 'Update'],
    [day, 'PUBLISHED', "'+44 call us"],
  ]);
  const results = sheets.get('Questions')?.map(([id = '', , , , ...result]) => [id, ...result]);
  expect(results).toContainEqual([text, 'Comments', '1']);
  expect(results).toContainEqual([poll, 'At home', '3', '100']);
  expect(results).toContainEqual([poll, 'At the clinic', '0', '0']);
  expect(results).toContainEqual([likert, '7', '1']);
  expect(results).toContainEqual([likert, 'Mean', '5.5']);
  expect(
    sheets.get('Approved answers')?.map(([id = '', , , ...answer]) => [id, ...answer]),
  ).toEqual([
    ['Question number', 'Comment', 'Choice', 'Value'],
    [text, '\'@SUM(A1)\nSecond line "quoted" _x0041_'],
    ...Array.from({ length: 3 }, () => [poll, '', 'At home']),
    [likert, '', '', '7'],
    [likert, '', '', '4'],
  ]);
  expect(sheets.get('Responses')?.slice(0, 3)).toEqual([
    ['Date', 'Interested', 'Gave feedback'],
    [day, 'No', 'Yes'],
    [day, 'No', 'No'],
  ]);
  expect(sheets.get('Responses')).toHaveLength(10);
  expect(sheets.get('Who responded')).toContainEqual(['Gender', 'Female', 'Hidden']);
  expect(sheets.get('Who responded')).toContainEqual(['Gender', 'Male', 'Hidden']);
  const everything = JSON.stringify([...sheets]);
  expect(everything).not.toContain('Not reviewed yet');
  expect(everything).not.toContain('heron-');
  expect(everything).not.toContain('FORMULA');
}

describe('The file', () => {
  let file: Buffer;

  beforeAll(async () => {
    file = (await exportWith(password)).rawPayload;
  });

  test('is encrypted with AES-256 and SHA-512 in the agile way, and costs a guess 100,000 rounds', () => {
    const { version, data, key } = readEncryptedWorkbook(file);
    const cipher = {
      ...{ cipherAlgorithm: 'AES', cipherChaining: 'ChainingModeCBC', keyBits: '256' },
      ...{ blockSize: '16', hashAlgorithm: 'SHA512', hashSize: '64', saltSize: '16' },
    };
    // Version 4.4, and 0x40 for agile (MS-OFFCRYPTO 2.3.4.10).
    expect(version).toBe('0400040040000000');
    expect(Object.fromEntries(data)).toMatchObject(cipher);
    expect(Object.fromEntries(key)).toMatchObject({ ...cipher, spinCount: '100000' });
  });

  test('opens with its password, and every value stands in its place [API-30, OPEN-101, OPEN-102]', () => {
    const sheets = readEncryptedWorkbook(file).open(password);
    if (sheets === undefined) throw new Error('The password does not open it');
    expectEverything(sheets);
  });

  test.each(['', 'Calm-estuary-2027!', 'calm-estuary-2026!'])(
    'does not open with the password "%s"',
    (wrong) => {
      expect(readEncryptedWorkbook(file).open(wrong)).toBeUndefined();
    },
  );

  test('is made anew each time: the next one has other salts, and opens with its own password alone', async () => {
    const other = 'Quiet-harbour-2027!';
    const next = readEncryptedWorkbook((await exportWith(other)).rawPayload);
    const first = readEncryptedWorkbook(file);
    const salts = [first, next]
      .flatMap(({ data, key }) => [data, key])
      .map((of) => of.get('saltValue'));
    expect(new Set(salts).size).toBe(4);
    expect(next.open(password)).toBeUndefined();
    expect(next.open(other)?.size).toBe(7);
  });
});

if (!hasSpreadsheetProgram) {
  console.warn(
    '\nNOT CHECKED: whether a spreadsheet program opens the export. Install Debian’s libreoffice-calc.\n',
  );
}

describe.skipIf(!hasSpreadsheetProgram)('In LibreOffice', { timeout: 180_000 }, () => {
  let folder: string;
  let file: Buffer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sounding-export-'));
    file = (await exportWith(password)).rawPayload;
  });

  afterAll(() => rm(folder, { recursive: true }));

  test('the right password opens it, and every value stands in its place [API-30, OPEN-102]', async () => {
    const sheets = await openSpreadsheet(folder, file, password);
    if (sheets === undefined) throw new Error('The password does not open it');
    expectEverything(sheets);
  });

  test.each(['', 'Calm-estuary-2027!'])('the password "%s" opens nothing', async (wrong) => {
    expect(await openSpreadsheet(folder, file, wrong)).toBeUndefined();
  });
});
