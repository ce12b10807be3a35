import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../platform/settings';
import { simulate, simulateUsage } from './simulate';
import { createProject, publishProject } from '../testing/projectFixtures';
import { startTestApp, type TestApp } from '../testing/startTestApp';
import type { SignedIn } from '../testing/testAccounts';

let app: TestApp;
let ada: SignedIn;
let projectId: number;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'sounding-simulate-'));
  ada = await app.signInAs('ROLE_RESEARCHER');
});

beforeEach(async () => {
  ({ id: projectId } = await publishProject(app, ada, { launchDate: null }));
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const inDays = (days: number) => new Date(app.clock().getTime() + days * 86_400_000);

const fill = (words: Readonly<Record<string, number | string>>, now = inDays(10)) =>
  simulate(
    Object.entries(words).flatMap(([name, value]) => [`--${name}`, String(value)]),
    readSettings({
      DATABASE_URL: app.testDatabase.ownerAddress,
      SECRET_KEY: 'a secret key that only the tests use',
      DATA_DIR: folder,
    }),
    () => now,
  );

interface Found {
  readonly count: number;
  readonly first: Date;
  readonly last: Date;
  readonly people: number;
}

async function found(table: 'project_responses' | 'answers', id = projectId) {
  const { rows } = await app.platform.pool.query<Found>(
    `SELECT count(*)::int AS count, min(date) AS first, max(date) AS last,
       count(DISTINCT participant_id)::int AS people
     FROM ${table} WHERE project_id = $1`,
    [id],
  );
  return rows[0];
}

const summaryOf = async (id: number) =>
  (await app.request('GET', `/api/projects/summary/${id}`, { token: ada.token })).json<
    Readonly<Record<string, number>>
  >();

test('A project gets exactly so many responses and answers, within its days, by people of their own', async () => {
  const told = await fill({ project: projectId, responses: 120, answers: 150 });

  expect(told).toBe(`Project ${projectId} has 120 more responses and 150 more answers.`);
  const [responses, answers] = [await found('project_responses'), await found('answers')];
  expect(responses).toMatchObject({ count: 120, people: 120 });
  expect(answers).toMatchObject({ count: 150 });
  for (const { first, last } of [responses, answers].flatMap((each) => each ?? [])) {
    expect(first.getTime()).toBeGreaterThanOrEqual(app.clock().getTime());
    expect(last.getTime()).toBeLessThanOrEqual(inDays(10).getTime());
    expect(last.getTime() - first.getTime()).toBeGreaterThan(86_400_000);
  }
  const summary = await summaryOf(projectId);
  expect((summary['hearMoreYesCount'] ?? 0) + (summary['hearMoreNoCount'] ?? 0)).toBe(120);
  expect(summary['contributeYesCount']).toBeGreaterThanOrEqual(answers?.people ?? Infinity);
});

test('It can be done again, and up to every visitor answering everything', async () => {
  await fill({ project: projectId, responses: 5, answers: 15 });
  await fill({ project: projectId, responses: 5, answers: 15 });

  expect(await found('project_responses')).toMatchObject({ count: 10 });
  expect(await found('answers')).toMatchObject({ count: 30, people: 10 });
});

test('After a project’s end nobody comes any more', async () => {
  const end = inDays(3);
  await app.platform.pool.query('UPDATE projects SET end_date = $1 WHERE id = $2', [
    end,
    projectId,
  ]);
  await fill({ project: projectId, responses: 60 });

  const responses = await found('project_responses');
  expect(responses?.count).toBe(60);
  expect(responses?.last.getTime()).toBeLessThanOrEqual(end.getTime());
});

test('A project that nobody sees, or that is not there, gets nothing and says why', async () => {
  const { id } = await createProject(app, ada);

  await expect(fill({ project: id, responses: 5 })).rejects.toThrow(
    `Project ${id} is not published yet, so that nobody could have answered.`,
  );
  await expect(fill({ project: 999_999, responses: 5 })).rejects.toThrow(
    'There is no project 999999 in this database.',
  );
  await expect(fill({ project: projectId, responses: 5, answers: 16 })).rejects.toThrow(
    'With 5 responses and 3 published questions there can be at most 15 answers.',
  );
  expect((await found('project_responses', id))?.count).toBe(0);
  expect((await found('project_responses'))?.count).toBe(0);
});

test.each([
  { responses: 5 },
  { project: 1 },
  { project: 1, responses: 'many' },
  { project: 1, responses: 100_001 },
  { project: 1, responses: 1, likes: 5 },
])('The words %j are answered by how it is done', async (words) => {
  await expect(fill(words)).rejects.toThrow(simulateUsage);
});
