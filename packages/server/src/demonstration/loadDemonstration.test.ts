import type { Schemas } from '@sounding/api-client';
import { projectsInView, projectStatuses, projectViews, validateProject } from '@sounding/domain';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp';
import {
  demonstrationPassword,
  demonstrationTotpSecret,
  loadDemonstration,
  refuseKnownPasswords,
} from '.';

let app: TestApp;
let loadedAt: Date;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  loadedAt = app.clock();
  await loadDemonstration(app.platform);
  token = await signIn('researcher@sounding.example');
});

afterAll(() => app.close());

async function signIn(userName: string): Promise<string> {
  app.clock.advance({ seconds: 60 });
  const code = new TOTP({ secret: demonstrationTotpSecret }).generate({
    timestamp: app.clock().getTime(),
  });
  const answer = await app.request('POST', '/api/mf-authenticate', {
    json: { userName, password: demonstrationPassword, code, rememberMe: true },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ id_token: string }>().id_token;
}

async function read<T>(url: string, as = token): Promise<T> {
  const answer = await app.request('GET', url, { token: as });
  expect(answer.statusCode).toBe(200);
  return answer.json<T>();
}

const count = async (sql: string) => {
  const { rows } = await app.platform.pool.query<{ count: string }>(`SELECT count(*) ${sql}`);
  return Number(rows[0]?.count);
};

test('The demonstration is loaded once, however often the server starts', async () => {
  const before = await count('FROM project_responses');

  expect(await loadDemonstration(app.platform)).toBe(false);

  expect(await count('FROM project_responses')).toBe(before);
});

test('The first researcher has projects in every status and every view', async () => {
  const projects = await read<Schemas['ProjectListItem'][]>('/api/projects');

  expect(projects.length).toBeGreaterThanOrEqual(12);
  expect(new Set(projects.map(({ status }) => status))).toEqual(new Set(projectStatuses));
  for (const view of projectViews) {
    expect(projectsInView(projects, view, app.clock()).length, view).toBeGreaterThanOrEqual(3);
  }
  expect(projects.some(({ answersForReviewCount }) => answersForReviewCount > 0)).toBe(true);
});

test('Every project obeyed the rules of the form on the day it was made', async () => {
  const projects = await read<Schemas['ProjectListItem'][]>('/api/projects');
  const broken: string[] = [];
  for (const { id, title, endDate } of projects) {
    const project = await read<Schemas['Project']>(`/api/projects/${id}`);
    // Judged on the day when the project was made: its end was still ahead, even if it has passed by now.
    const now = new Date(project.createdDate);
    const questions = project.questions.slice(0, 3);
    const [problem] = validateProject({ ...project, questions }, { mode: 'creating', now });
    if (problem !== undefined) broken.push(`${title} (${endDate ?? 'no end'}): ${problem.message}`);
  }

  expect(broken).toEqual([]);
});

test('A published project has pictures, months of responses and people of many kinds', async () => {
  const projects = await read<Schemas['ProjectListItem'][]>('/api/projects');
  const id = projects.find(({ title }) => title.startsWith('Living well'))?.id ?? 0;

  const { contents } = await read<Schemas['Project']>(`/api/projects/${id}`);
  const summary = await read<Schemas['ProjectSummary']>(`/api/projects/summary/${id}`);

  expect(contents[0]).toMatchObject({ type: 'IMAGE' });
  expect(summary.hearMoreYesCount + summary.hearMoreNoCount).toBe(640);
  expect(summary.engagementGraphDataPoints.xaxisData.length).toBeGreaterThan(90);
  expect(summary.demographics.gender.length).toBeGreaterThanOrEqual(3);
  expect(
    summary.demographics.age.filter(({ count: people }) => (people ?? 0) > 20).length,
  ).toBeGreaterThan(3);
});

test('There are thousands of responses, and updates and questions in every status', async () => {
  expect(await count('FROM project_responses')).toBeGreaterThan(4_000);
  expect(await count('FROM answers WHERE approved_at IS NULL')).toBeGreaterThan(20);
  expect(await count('FROM (SELECT DISTINCT status FROM project_updates) AS found')).toBe(3);
  expect(await count('FROM (SELECT DISTINCT status FROM questions) AS found')).toBe(3);
  expect(await count('FROM (SELECT DISTINCT kind FROM questions) AS found')).toBe(3);
});

test('The kept counts agree with the rows that they count', async () => {
  const { rows } = await app.platform.pool.query<{ wrong: string }>(`
    SELECT p.title AS wrong FROM projects p
    WHERE p.hear_more_yes_count <> (SELECT count(*) FROM project_responses r WHERE r.project_id = p.id AND r.hear_more)
      OR p.contribute_no_count <> (SELECT count(*) FROM project_responses r WHERE r.project_id = p.id AND NOT r.contribute_now)
      OR p.answers_for_review_count <> (SELECT count(*) FROM answers a WHERE a.project_id = p.id AND a.approved_at IS NULL)`);

  expect(rows).toEqual([]);
});

test('A researcher finds replies linked to questions, and feedback that is marked before approval', async () => {
  const researcher = await signIn('researcher@sounding.example');
  const projects = await read<Schemas['ProjectListItem'][]>('/api/projects', researcher);
  const id = projects.find(({ title }) => title.startsWith('Living well with breath'))?.id ?? 0;

  const updates = await read<Schemas['ProjectUpdate'][]>(
    `/api/project-updates/project/${id}`,
    researcher,
  );
  const questions = await read<Schemas['Question'][]>(
    `/api/questions-with-poll-scores/project/${id}`,
    researcher,
  );
  const review = await read<Schemas['AnswerForReviewPage']>(
    `/api/answers/project/${id}`,
    researcher,
  );

  const replied = new Set(updates.flatMap((update) => update.questions.map((one) => one.id)));
  expect(questions.filter((question) => replied.has(question.id))).toHaveLength(2);
  const hints = review.content.flatMap(({ personalDataHints }) => personalDataHints);
  expect(hints.toSorted()).toEqual(['NHS_NUMBER', 'TELEPHONE']);
});

test('Nothing was said before its project was published, after its end or in the future', async () => {
  expect(
    await count(`FROM project_responses r JOIN projects p ON p.id = r.project_id
      WHERE r.date < p.published_date OR r.date > p.end_date OR r.date > now() + interval '1 hour'`),
  ).toBe(0);
  expect(await count(`FROM question_history WHERE status_date > now() + interval '1 hour'`)).toBe(
    0,
  );
});

test('The administrator finds documents waiting, signup requests and 60 researchers', async () => {
  const admin = await signIn('admin@sounding.example');

  const waiting = await read<Schemas['ProjectDocument'][]>('/api/project-documents', admin);

  expect(waiting.length).toBeGreaterThanOrEqual(3);
  expect(await count('FROM signup_requests WHERE approval_status IS NULL')).toBeGreaterThanOrEqual(
    4,
  );
  expect(await count("FROM accounts WHERE role = 'ROLE_RESEARCHER'")).toBe(60);
});

test('The second researcher has projects too, and the newcomer has not set up anything', async () => {
  const second = await signIn('researcher2@sounding.example');

  expect((await read<unknown[]>('/api/projects', second)).length).toBeGreaterThanOrEqual(2);
  expect(
    await count(`FROM accounts WHERE login = 'newcomer@sounding.example'
      AND totp_secret IS NULL AND agreement_accepted_at IS NULL`),
  ).toBe(1);
});

test('The same present gives the same data', async () => {
  const other = await startTestApp();
  try {
    other.clock.set(loadedAt);
    await loadDemonstration(other.platform);
    const fingerprint = `SELECT md5(string_agg(r.id || ':' || r.participant_id || ':' || r.hear_more, ',' ORDER BY r.id)) AS found FROM project_responses r`;
    const [here, there] = await Promise.all(
      [app, other].map(({ platform }) => platform.pool.query<{ found: string }>(fingerprint)),
    );
    expect(there?.rows).toEqual(here?.rows);
  } finally {
    await other.close();
  }
}, 60_000);

test('Without the demonstration its data is refused, until each account is inactive or has a password of its own', async () => {
  const changed = await startTestApp();
  try {
    const { platform } = changed;
    await expect(refuseKnownPasswords(platform)).resolves.toBeUndefined();
    await loadDemonstration(platform);
    await expect(refuseKnownPasswords(platform)).rejects.toThrow(
      /^This database holds the demonstration’s accounts, .+ \(admin@.+, researcher@.+\): set /,
    );
    await platform.pool.query(
      "UPDATE accounts SET activated = false WHERE login <> 'admin@sounding.example'",
    );
    await expect(refuseKnownPasswords(platform)).rejects.toThrow(' (admin@sounding.example): ');
    const password = await platform.passwords.hash('Another-lantern-77?');
    await platform.pool.query('UPDATE accounts SET password_hash = $1 WHERE activated', [password]);
    await expect(refuseKnownPasswords(platform)).resolves.toBeUndefined();
  } finally {
    await changed.close();
  }
});
