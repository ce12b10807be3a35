import type { Schemas } from '@sounding/api-client';
import { commonPasswordMessage, londonDay, passwordMessages } from '@sounding/domain';
import { sql } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner } from '../../testing/asOwner';
import { auditLines } from '../../testing/auditLines';
import { addAnswer, type FixtureAnswer } from '../../testing/feedbackFixtures';
import { createProject, daysAhead, publishProject } from '../../testing/projectFixtures';
import { addComment, addResponse } from '../../testing/responseFixtures';
import { readEncryptedWorkbook, type Sheets } from '../../testing/encryptedWorkbook';
import { hasSpreadsheetProgram, openSpreadsheet } from '../../testing/spreadsheetProgram';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { waitForCallers } from '../../testing/whileLocked';
import { whileUnrecorded } from '../../testing/whileUnrecorded';
import { findOwnProject } from '../projects';
import type { Row } from './buildWorkbook';
import { workbookSheets } from './exportService';
import { countApprovedAnswers } from './rowCounts';

const password = 'Calm-estuary-2026!';

let app: TestApp;
let ada: SignedIn;
let address: string;
let projectId: number;
let questions: Schemas['Project']['questions'];

beforeAll(async () => {
  app = await startTestApp();
  address = await app.app.listen({ host: '127.0.0.1', port: 0 });
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
      date: new Date(daysAhead(app, person === 8 ? -1 : 0)),
    });
  }
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
    `INSERT INTO project_updates (project_id, text, status, date)
     VALUES ($1, '+44 call us', 'PUBLISHED', $2), ($1, 'Written next', 'DEACTIVATED', $2),
       ($1, 'Written before', 'DRAFT', $3)`,
    [projectId, app.clock(), daysAhead(app, -1)],
  );
  await app.platform.pool.query(
    `INSERT INTO project_update_questions (update_id, question_id, project_id)
     SELECT u.id, q.id, $1 FROM project_updates u, unnest($2::int[]) AS q (id)
     WHERE u.project_id = $1 AND u.status = 'PUBLISHED'`,
    [projectId, [likert?.id, poll?.id]],
  );
  await app.platform.pool.query(
    'UPDATE projects SET created_at = $2, published_date = $3 WHERE id = $1',
    [projectId, daysAhead(app, -9), daysAhead(app, -5)],
  );
  await publishAnother();
});

/** Publishes another project with data of its own, which only that project's export may show. */
async function publishAnother() {
  const { id, questions: asked } = await publishProject(app, ada, { launchDate: null });
  await addResponse(app, id);
  const comment = { id: asked[0]?.id ?? 0, projectId: id };
  await approve(await addComment(app, comment, 'Said of another project'));
  await app.platform.pool.query(
    `INSERT INTO project_updates (project_id, text, status, date) VALUES ($1, 'Another’s', 'PUBLISHED', $2)`,
    [id, app.clock()],
  );
}

afterAll(() => app.close());

const approve = (id: number) =>
  app.platform.pool.query('UPDATE answers SET approved_at = date WHERE id = $1', [id]);

/** The rows of every sheet of a project's export, before they are written. */
const readSheets = (id: number) =>
  app.platform.database.transaction(async (transaction) => {
    const project = await findOwnProject(transaction, { id, ownerId: ada.id });
    if (!project) throw new Error('The project is not there');
    const { clock } = app;
    const sheets = await workbookSheets(transaction, project, {
      clock,
      smallNumberThreshold: 5,
      keyedHash: app.platform.keyedHash,
    });
    const rowsOf = new Map<string, readonly Row[]>();
    for (const { name, portions } of sheets) {
      const rows: Row[] = [];
      for await (const portion of portions) rows.push(...portion);
      rowsOf.set(name, rows);
    }
    return rowsOf;
  });

const exportWith = (body: string, { token }: SignedIn = ada, id = projectId) =>
  app.request('POST', `/api/project/${id}/export`, {
    token,
    body,
    headers: { 'content-type': 'text/plain' },
  });

const exportsOf = (id: number) =>
  auditLines(app, { action: 'project.exported', id }, 'actor', 'detail');

test('An export is one encrypted file, and who made it is recorded [API-30, OPEN-102]', async () => {
  const answer = await exportWith(password);

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toContain('filename="project-export.xls"');
  // A compound file, in which nothing of the project can be read.
  expect(answer.rawPayload.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1');
  expect(answer.rawPayload.includes('xl/worksheets')).toBe(false);
  expect(answer.rawPayload.includes('Breath')).toBe(false);
  expect(await exportsOf(projectId)).toEqual([
    { actor: ada.id, detail: { bytes: answer.rawPayload.length } },
  ]);
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

test('A value from before that its scale does not have is on no sheet, nor counted for one', async () => {
  const { id, questions: asked } = await publishProject(app, ada, { launchDate: null });
  await asOwner(app.testDatabase, async (owner) => {
    await owner.query('SET session_replication_role = replica');
    await owner.query(
      `INSERT INTO answers (question_id, project_id, slider_value, comment, date, approved_at)
       VALUES ($1, $2, 7, NULL, $4, $4), ($1, $2, 8, NULL, $4, $4), ($3, $2, 8, 'Beyond', $4, $4)`,
      [asked[2]?.id, id, asked[0]?.id, app.clock()],
    );
  });

  const sheets = await readSheets(id);
  expect(sheets.get('Approved answers')?.map((row) => row.slice(3))).toEqual([[null, null, 7]]);
  const counts = sheets.get('Questions')?.filter((row) => row[4] !== 'Mean' && row[4] !== 'Median');
  expect(counts?.map((row) => Number(row[5])).reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await countApprovedAnswers(app.platform.database, id)).toBe(1);
});

test('A project that was completed before its launch says so, as on the screen', async () => {
  const { id } = await publishProject(app, ada, { launchDate: null });
  await app.platform.pool.query(
    'UPDATE projects SET published_date = $2, end_date = $3 WHERE id = $1',
    [id, app.clock(), daysAhead(app, -1)],
  );

  const facts = (await readSheets(id)).get('Project');

  expect(facts).toContainEqual(['Status', 'Completed']);
  expect(facts).toContainEqual(['Launch', 'Never: it was completed before its launch']);
});

test('A project that is not published yet has its status in words', async () => {
  const { id } = await createProject(app, ada, {});

  expect((await readSheets(id)).get('Project')).toContainEqual(['Status', 'Draft']);
});

test('A value of a scale is a number beside its count, as it is beside an answer', async () => {
  const { id } = await publishProject(app, ada, { launchDate: null });

  const results = (await readSheets(id)).get('Questions')?.filter((row) => row[2] === 'Scale');

  expect(results?.map((row) => row[4])).toEqual([
    ...[0, 1, 2, 3, 4, 5, 6, 7],
    ...['Mean', 'Median', 'Comments', 'Comments alone'],
  ]);
});

test('What happens at midnight in London is of that day in the export too', async () => {
  const summer = app.clock().getUTCFullYear() + 1;
  const midnight = `${summer}-07-15T23:00:00Z`;
  const { id, questions: asked } = await publishProject(app, ada, {
    launchDate: null,
    endDate: midnight,
  });
  await addResponse(app, id, { date: new Date(midnight) });
  await app.platform.pool.query(
    `INSERT INTO answers (question_id, project_id, comment, date, approved_at)
     VALUES ($1, $2, 'At midnight', $3, $3)`,
    [asked[0]?.id, id, midnight],
  );
  await app.platform.pool.query(
    `INSERT INTO project_updates (project_id, text, status, date) VALUES ($1, 'At midnight', 'DRAFT', $2)`,
    [id, midnight],
  );

  const sheets = await readSheets(id);

  const day = { day: `${summer}-07-16` };
  expect(sheets.get('Project')).toContainEqual(['End', day]);
  expect(sheets.get('Updates')).toEqual([[day, 'Draft', 'At midnight', null]]);
  expect(sheets.get('Approved answers')).toMatchObject([{ 2: day }]);
  expect(sheets.get('Responses')).toMatchObject([{ 0: day }]);
});

test('Questions are numbered, and stand with their answers, in the order in which the project asks them', async () => {
  const { id, questions: asked } = await publishProject(app, ada, { launchDate: null });
  const ids = asked.map((question) => question.id);
  await app.platform.pool.query(
    `INSERT INTO answers (question_id, project_id, comment, date, approved_at)
     SELECT unnest($1::int[]), $2, 'Yes', $3, $3`,
    [[ids[0], ids[2]], id, app.clock()],
  );
  await app.platform.pool.query(
    'UPDATE questions SET position = 9 - position WHERE project_id = $1',
    [id],
  );

  const sheets = await readSheets(id);

  const numbered = sheets.get('Questions')?.map(([number, text]) => [number, text] as const);
  expect([...new Map(numbered)]).toEqual([
    [1, 'How clear is our aim?'],
    [2, 'Where?'],
    [3, 'What would help?'],
  ]);
  expect(sheets.get('Approved answers')?.map(([number, text]) => [number, text])).toEqual([
    [1, 'How clear is our aim?'],
    [3, 'What would help?'],
  ]);
});

test('Comments on a poll and a scale are counted, and those alone make up the number of answers', async () => {
  const { id, questions: asked } = await publishProject(app, ada, { launchDate: null });
  const [poll, scale] = [asked[1]?.id ?? 0, asked[2]?.id ?? 0];
  const add = (question: number, answer: FixtureAnswer) =>
    addAnswer(app, { id: question, projectId: id }, { isApproved: true, ...answer });
  await add(poll, { choice: 0 });
  await add(poll, { choice: 1, comment: 'With a choice' });
  await add(poll, { comment: 'Alone' });
  await add(poll, { comment: 'Alone, too' });
  await add(poll, { comment: 'Not reviewed yet', isApproved: false });
  await add(scale, { sliderValue: 3, comment: 'With a value' });
  await add(scale, { comment: 'Alone' });

  const sheets = await readSheets(id);

  const results = (question: number) =>
    sheets
      .get('Questions')
      ?.filter(([number]) => number === question)
      .map(({ 4: result, 5: number }) => [result, number]);
  expect(results(2)).toEqual([
    ['At home', 1],
    ['At the clinic', 1],
    ['Comments', 3],
    ['Comments alone', 2],
  ]);
  expect(results(3)?.slice(-2)).toEqual([
    ['Comments', 2],
    ['Comments alone', 1],
  ]);
});

test('However many answers there are, each has its row', async () => {
  const { id, questions: asked } = await publishProject(app, ada, { launchDate: null });
  await asOwner(app.testDatabase, async (owner) => {
    // Skips the triggers that count and check each row.
    await owner.query('SET session_replication_role = replica');
    await owner.query(
      `INSERT INTO answers (question_id, project_id, comment, date, approved_at)
       SELECT $1, $2, number::text, $3, $3 FROM generate_series(1, 4001) number`,
      [asked[0]?.id, id, app.clock()],
    );
  });

  const rows = (await readSheets(id)).get('Approved answers') ?? [];

  expect(new Set(rows.map(([, , , comment]) => comment)).size).toBe(4001);
});

test('The first answers are there before the others are read, however many there are', async () => {
  const { id, questions: asked } = await publishProject(app, ada, { launchDate: null });
  await asOwner(app.testDatabase, async (owner) => {
    await owner.query('SET session_replication_role = replica');
    await owner.query(
      `INSERT INTO answers (question_id, project_id, comment, date, approved_at)
       SELECT unnest($1::int[]), $2, number::text, came, came
       FROM generate_series(1, 9000) number, LATERAL (SELECT $3::timestamptz - number / 10 * interval '1 day' AS came) _`,
      [[asked[0]?.id, asked[2]?.id], id, app.clock()],
    );
    await owner.query('ANALYZE');
  });

  const { first, read } = await app.platform.database.transaction(async (transaction) => {
    const countRead = async () => {
      const { rows } = await transaction.execute<{ rows: string }>(
        sql`SELECT seq_tup_read + idx_tup_fetch AS rows FROM pg_stat_xact_user_tables
            WHERE relname = 'answers'`,
      );
      return Number(rows[0]?.rows);
    };
    const project = await findOwnProject(transaction, { id, ownerId: ada.id });
    if (!project) throw new Error('The project is not there');
    const { clock } = app;
    const sheets = await workbookSheets(transaction, project, {
      clock,
      smallNumberThreshold: 5,
      keyedHash: app.platform.keyedHash,
    });
    const before = await countRead();
    for await (const portion of sheets.find(({ name }) => name === 'Approved answers')?.portions ??
      []) {
      return { first: portion, read: (await countRead()) - before };
    }
    throw new Error('There are no answers');
  });

  expect(first.length).toBeGreaterThan(0);
  // A few rows of the next day are read too, since more of them may come.
  expect(read).toBeLessThan(first.length + 10);
});

test('Within a day, answers and responses stand where nobody can tell who gave several of them', async () => {
  const { id, questions: asked } = await publishProject(app, ada, { launchDate: null });
  const dayBefore = new Date(app.clock().getTime() - 86_400_000);
  await asOwner(app.testDatabase, async (owner) => {
    await owner.query('SET session_replication_role = replica');
    // Fifteen people answer all three questions at once, a microsecond apart, and two more on the day before.
    await owner.query(
      `INSERT INTO answers (question_id, project_id, comment, date, approved_at)
       SELECT unnest($1::int[]), $2, number::text, came, came FROM generate_series(1, 17) number,
         LATERAL (SELECT CASE WHEN number > 2 THEN $3 ELSE $4 END::timestamptz
           - (20 - number) * interval '1 microsecond' AS came) _`,
      [asked.map((question) => question.id), id, app.clock(), dayBefore],
    );
    await owner.query(
      `WITH came AS (
         INSERT INTO participants (login) SELECT 'dealt-' || number FROM generate_series(1, 40) number
         RETURNING id)
       INSERT INTO project_responses (project_id, participant_id, date, hear_more, contribute_now)
       SELECT $1, id, $2::timestamptz - id * interval '1 microsecond', row_number() OVER (ORDER BY id) > 20, false
       FROM came`,
      [id, app.clock()],
    );
  });

  const sheets = await readSheets(id);

  const today = { day: londonDay(app.clock()) };
  const rows = sheets.get('Approved answers') ?? [];
  const orders = [1, 2, 3].map((question) =>
    rows.filter(([number]) => number === question).map(({ 3: comment }) => Number(comment)),
  );
  const places = orders.map((order) => order.slice(0, 15));
  const inTime = places[0]?.toSorted((one, other) => other - one) ?? [];
  expect(new Set([inTime, inTime.toReversed(), ...places].map(String)).size).toBe(5);
  for (const order of orders) {
    expect(order.slice(15).toSorted()).toEqual([1, 2]);
    expect(new Set(order).size).toBe(17);
  }
  expect(rows.map(({ 2: day }) => day)).toEqual(
    [1, 2, 3].flatMap(() => [
      ...Array.from({ length: 15 }, () => today),
      ...Array.from({ length: 2 }, () => ({ day: londonDay(dayBefore) })),
    ]),
  );
  const interested = sheets.get('Responses')?.map(([, answer]) => JSON.stringify(answer)) ?? [];
  expect(interested).toHaveLength(40);
  const halves = [interested, interested.toReversed()].map(String);
  expect(halves).not.toContain(interested.toSorted().join());
});

test('An export that cannot be recorded is not handed out', async () => {
  await whileUnrecorded(app, 'project.exported', async () => {
    expect((await exportWith(password)).statusCode).toBe(500);
  });
});

test('An export is handed to nobody whose session ends while it is made [OPEN-38]', async () => {
  const bob = await app.signInAs('ROLE_RESEARCHER');
  const admin = await app.signInAs('ROLE_ADMIN');
  const { id } = await publishProject(app, bob, { launchDate: null });

  const { exporting } = await asOwner(app.testDatabase, async (owner) => {
    await owner.query('BEGIN');
    await owner.query('LOCK TABLE project_responses IN ACCESS EXCLUSIVE MODE');
    const exported = exportWith(password, bob, id);
    await waitForCallers(owner, 1);
    await app.request('POST', '/api/account/researcher/deactivate', {
      token: admin.token,
      body: bob.login,
      headers: { 'content-type': 'text/plain' },
    });
    await owner.query('COMMIT');
    return { exporting: exported };
  });

  expect((await exporting).statusCode).toBe(401);
  expect(await exportsOf(id)).toEqual([]);
});

test('All sheets tell of one moment: a response that comes meanwhile is in none of them', async () => {
  const { exporting } = await asOwner(app.testDatabase, async (owner) => {
    await owner.query('BEGIN');
    await owner.query('LOCK TABLE project_responses IN ACCESS EXCLUSIVE MODE');
    const exported = exportWith(password);
    await waitForCallers(owner, 1);
    await owner.query(
      `INSERT INTO project_responses (project_id, participant_id, date, hear_more, contribute_now)
       SELECT $1, max(id), $2, true, true FROM participants`,
      [projectId, app.clock()],
    );
    await owner.query('COMMIT');
    return { exporting: exported };
  });
  const { rawPayload: file } = await exporting;
  const newest = '(SELECT max(id) FROM project_responses WHERE project_id = $1)';
  await app.platform.pool.query(`DELETE FROM project_responses WHERE id = ${newest}`, [projectId]);

  const sheets = readEncryptedWorkbook(file).open(password);
  expect(sheets?.get('Project')).toContainEqual(['Interested', '3']);
  expect(sheets?.get('Responses')).toHaveLength(10);
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
    // The sheet of responses has to wait for this lock; the sheets before it are written.
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
    const bob = await limited.signInAs('ROLE_RESEARCHER');
    const answer = await limited.request('POST', '/api/project/999/export', {
      token: bob.token,
      body: password,
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.statusCode).toBe(404);
  } finally {
    await limited.close();
  }
});

test('More exports at once than the server builds are refused, which its log tells as no failure', async () => {
  const { before, refused } = await whileFull(async () => ({
    before: app.log().length,
    refused: [await exportWith(password), await exportWith(password)],
  }));

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

/** Does the work while two exports are being made and eight wait; they finish after it. */
async function whileFull<T>(work: (stopAll: () => void) => Promise<T>): Promise<T> {
  const leaving = new AbortController();
  let refused = 0;
  const start = async () => {
    const { status } = await fetch(`${address}/api/project/${projectId}/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'text/plain' },
      body: password,
      signal: leaving.signal,
    });
    if (status === 503) refused += 1;
  };
  return asOwner(app.testDatabase, async (owner) => {
    await owner.query('BEGIN');
    await owner.query('LOCK TABLE project_responses IN ACCESS EXCLUSIVE MODE');
    const started = Promise.allSettled(Array.from({ length: 11 }, start));
    await waitForCallers(owner, 2);
    await expect.poll(() => refused).toBe(1);
    const done = await work(() => {
      leaving.abort();
    });
    await owner.query('COMMIT');
    await started;
    return done;
  });
}

test('An export that is stopped leaves its place to the next, whether it was made or waited', async () => {
  const countGone = () => app.log().split('the client went away').length - 1;
  const countExported = async () => (await exportsOf(projectId)).length;
  const [goneBefore, exportedBefore] = [countGone(), await countExported()];

  const { next } = await whileFull(async (stopAll) => {
    stopAll();
    await expect.poll(countGone).toBe(goneBefore + 8);
    return { next: exportWith(password) };
  });

  expect((await next).statusCode).toBe(200);
  await expect.poll(countGone).toBe(goneBefore + 10);
  expect(await countExported()).toBe(exportedBefore + 1);
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
    const sheets = await workbookSheets(transaction, project, {
      clock,
      smallNumberThreshold: 5,
      keyedHash: app.platform.keyedHash,
    });
    const portions: (readonly Row[])[] = [];
    for (const sheet of sheets) for await (const portion of sheet.portions) portions.push(portion);
    return (await countScans()) - before;
  });

  expect(scans).toBe(0);
});

test('More responses, answers and updates than a workbook takes are refused at once, however many exports wait', async () => {
  const { id } = await publishProject(app, ada, { launchDate: null });
  await asOwner(app.testDatabase, async (owner) => {
    // Sets only the counts, which the check reads: to write the million responses would take a minute.
    await owner.query('SET session_replication_role = replica');
    await owner.query('UPDATE projects SET hear_more_no_count = 999999 WHERE id = $1', [id]);
    await owner.query(
      `INSERT INTO answers (question_id, project_id, slider_value, date, approved_at)
       SELECT id, $1, 1, $2, $2 FROM questions WHERE project_id = $1 AND kind = 'LIKERT'`,
      [id, app.clock()],
    );
    await owner.query(
      "INSERT INTO project_updates (project_id, text, status, date) VALUES ($1, '<p>Thank you</p>', 'PUBLISHED', $2)",
      [id, app.clock()],
    );
  });

  const answer = await whileFull(() => exportWith(password, ada, id));

  expect(answer.statusCode).toBe(409);
  expect(answer.json<Schemas['Problem']>()).toMatchObject({
    title: 'Too large to export',
    detail:
      'This project has more responses or answers than one workbook can hold. Please contact your admin.',
  });
});

/** Sorts the rows, because their order within a day cannot be predicted. */
const sortedWithin = (rows: readonly (readonly string[])[] = []) => {
  const [headings = [], ...others] = rows;
  return [headings, ...others.toSorted()];
};

/** Expects the content of every sheet of the export, whichever program has opened it. */
function expectEverything(sheets: Sheets) {
  const day = londonDay(app.clock().toISOString());
  const before = londonDay(daysAhead(app, -1));

  expect([...sheets.keys()]).toEqual([
    ...['Project', 'Updates', 'Questions', 'Approved answers', 'Responses', 'Who responded'],
    'About this file',
  ]);
  // An apostrophe in front keeps a spreadsheet program from calculating the text.
  expect(sheets.get('Project')).toEqual([
    ['Fact', 'Value'],
    ['Title', "'=1+1 & <Breath>"],
    ['Subtitle', 'Help us shape a home programme'],
    ['Funder', 'Northern Health Trust'],
    ['Researcher', 'Ada Byron'],
    ['Status', 'Ongoing'],
    ['Created', londonDay(daysAhead(app, -9))],
    ['Launch', londonDay(daysAhead(app, -5))],
    ['End', londonDay(daysAhead(app, 90))],
    ['Age groups', '18-25, 76 or above'],
    ['Categories', expect.stringMatching(/^[^,]+, [^,]+$/)],
    ['Interested', '3'],
    ['Not interested', '6'],
    ['Gave feedback', '1'],
    ['Chose not to give feedback', '8'],
    ['Feedback waiting for review', '1'],
  ]);
  expect(sheets.get('Updates')).toEqual([
    ['Date', 'Status', 'Update', 'Question numbers'],
    [day, 'Deactivated', 'Written next'],
    [day, 'Published', "'+44 call us", '2, 3'],
    [before, 'Draft', 'Written before'],
  ]);
  const about = {
    text: ['1', 'What would help?'],
    poll: ['2', 'Where?'],
    likert: ['3', 'How clear is our aim?'],
  };
  const values = ['0', '0', '0', '0', '1', '0', '0', '1'];
  expect(sheets.get('Questions')).toEqual([
    ['Question number', 'Question', 'Kind', 'Status', 'Result', 'Number', 'Percentage'],
    [...about.text, 'Free text', 'Published', 'Comments', '1'],
    [...about.poll, 'Poll', 'Published', 'At home', '3', '100'],
    [...about.poll, 'Poll', 'Published', 'At the clinic', '0', '0'],
    [...about.poll, 'Poll', 'Published', 'Comments', '0'],
    [...about.poll, 'Poll', 'Published', 'Comments alone', '0'],
    ...values.map((count, value) => {
      return [...about.likert, 'Scale', 'Published', String(value), count];
    }),
    [...about.likert, 'Scale', 'Published', 'Mean', '5.5'],
    [...about.likert, 'Scale', 'Published', 'Median', '5.5'],
    [...about.likert, 'Scale', 'Published', 'Comments', '0'],
    [...about.likert, 'Scale', 'Published', 'Comments alone', '0'],
  ]);
  expect(sortedWithin(sheets.get('Approved answers'))).toEqual([
    ['Question number', 'Question', 'Date', 'Comment', 'Choice', 'Value'],
    [...about.text, day, '\'@SUM(A1)\nSecond line "quoted" _x0041_'],
    ...Array.from({ length: 3 }, () => [...about.poll, day, '', 'At home']),
    ...['4', '7'].map((value) => [...about.likert, day, '', '', value]),
  ]);
  expect(sheets.get('Responses')?.toSorted()).toEqual([
    [before, 'No', 'Yes'],
    ...['No', 'No', 'No', 'No', 'No', 'Yes', 'Yes', 'Yes'].map((answer) => [day, answer, 'No']),
    ['Date', 'Interested', 'Gave feedback'],
  ]);
  const explained = sheets.get('About this file')?.map(([sheet, column]) => [sheet, column]);
  expect(explained?.slice(1)).toEqual(
    [...sheets]
      .filter(([name]) => name !== 'About this file')
      .flatMap(([name, [headings]]) => headings?.map((heading) => [name, heading]) ?? []),
  );
  expect(sheets.get('About this file')).toContainEqual([
    ...['Approved answers', 'Comment'],
    expect.stringContaining(
      'One of more than 32,767 characters is cut, as no cell takes it, and ends with “… (shortened)”.',
    ),
  ]);
  expect(sheets.get('About this file')).toContainEqual([
    ...['Who responded', 'Answer', 'What participants said about themselves.'],
  ]);
  expect(sheets.get('Who responded')).toContainEqual(['Gender', 'Female', 'Not shown']);
  expect(sheets.get('Who responded')).toContainEqual(['Gender', 'Male', 'Not shown']);
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
      cipherAlgorithm: 'AES',
      cipherChaining: 'ChainingModeCBC',
      keyBits: '256',
      blockSize: '16',
      hashAlgorithm: 'SHA512',
      hashSize: '64',
      saltSize: '16',
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
