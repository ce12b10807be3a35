import type { Schemas } from '@sounding/api-client';
import { monitorStatus } from '@sounding/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject, daysAhead, publishProject } from '../../testing/projectFixtures';
import { addResponse } from '../../testing/responseFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { monitorStatusOf } from './monitorStatusOf';
import { projects } from '../../platform/database/schema';

let app: TestApp;
let monitor: SignedIn;
let ada: SignedIn;
let live: Schemas['Project'];
let other: Schemas['Project'];

beforeAll(async () => {
  app = await startTestApp();
  monitor = await app.signInAs('ROLE_MONITOR_RESEARCHER');
  ada = await app.signInAs('ROLE_RESEARCHER');
  live = await publishProject(app, ada, { launchDate: null });
  other = await publishProject(app, ada, { launchDate: null });
});

afterAll(() => app.close());

async function totals() {
  const answer = await app.request('GET', '/api/dashboard/counts', { token: monitor.token });
  return answer.json<Schemas['MonitorTotals']>();
}

/** Which totals the action changes, and by how much. */
async function changeBy(act: () => Promise<unknown>) {
  const before = new Map(Object.entries(await totals()));
  await act();
  const changes = Object.entries(await totals()).map(
    ([name, value]) => [name, value - (before.get(name) ?? 0)] as const,
  );
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

const query = (sql: string, values: unknown[] = []) => app.platform.pool.query(sql, values);

test('The monitor reads thirteen totals [API-64, DATA-19]', async () => {
  expect(Object.keys(await totals()).toSorted()).toEqual([
    'activeResearchers',
    'contributingParticipants',
    'draftProjects',
    'endedProjects',
    'inactiveResearchers',
    'liveProjects',
    'monitorResearchers',
    'pendingProjects',
    'subscribedParticipants',
    'totalParticipants',
    'totalProjectLikes',
    'totalResearchers',
    'totalResponses',
  ]);
});

test('Accounts are counted by role and state, administrators never [API-64, DATA-19]', async () => {
  expect(await changeBy(() => app.createAccount())).toEqual({
    totalResearchers: 1,
    activeResearchers: 1,
  });
  expect(await changeBy(() => app.createAccount({ isActivated: false }))).toEqual({
    totalResearchers: 1,
    inactiveResearchers: 1,
  });
  for (const isActivated of [true, false]) {
    const monitor = { role: 'ROLE_MONITOR_RESEARCHER', isActivated } as const;
    expect(await changeBy(() => app.createAccount(monitor))).toEqual({ monitorResearchers: 1 });
  }
  expect(await changeBy(() => app.createAccount({ role: 'ROLE_ADMIN' }))).toEqual({});
});

test('A response counts, its participant once however many come, and each wish to hear more [API-64, DATA-19]', async () => {
  let participant = 0;
  const first = await changeBy(async () => {
    participant = await addResponse(app, live.id, { hearMore: true });
  });
  const second = await changeBy(() =>
    query(
      `INSERT INTO project_responses (project_id, participant_id, date, hear_more, contribute_now)
       VALUES ($1, $2, now(), false, false)`,
      [other.id, participant],
    ),
  );

  expect(first).toEqual({
    totalParticipants: 1,
    contributingParticipants: 1,
    totalResponses: 1,
    totalProjectLikes: 1,
  });
  expect(second).toEqual({ totalResponses: 1 });
});

test('What is taken back counts no longer [DATA-19]', async () => {
  const id = await addResponse(app, live.id);
  const isTheirs = 'WHERE participant_id = $1';

  expect(await changeBy(() => query(`DELETE FROM project_responses ${isTheirs}`, [id]))).toEqual({
    contributingParticipants: -1,
    totalResponses: -1,
    totalProjectLikes: -1,
  });
  const again = await addResponse(app, live.id);
  expect(await changeBy(() => query('DELETE FROM participants WHERE id = $1', [again]))).toEqual({
    totalParticipants: -1,
    contributingParticipants: -1,
    totalResponses: -1,
    totalProjectLikes: -1,
  });
});

test('A subscription counts while it lasts [API-64, DATA-19]', async () => {
  const id = await addResponse(app, live.id);
  const subscribe = (isOn: boolean) =>
    query('UPDATE participants SET subscribed = $2 WHERE id = $1', [id, isOn]);

  expect(await changeBy(() => subscribe(true))).toEqual({ subscribedParticipants: 1 });
  expect(await changeBy(() => subscribe(true))).toEqual({});
  expect(await changeBy(() => subscribe(false))).toEqual({ subscribedParticipants: -1 });
});

test('Nothing is lost where many respond at once, and nobody waits for the others’ counts [DATA-19]', async () => {
  const ids = [live.id, other.id, live.id, other.id];

  const changes = await changeBy(() =>
    Promise.all(Array.from({ length: 20 }, (_, index) => addResponse(app, ids[index % 4] ?? 0))),
  );

  expect(changes).toMatchObject({
    totalParticipants: 20,
    contributingParticipants: 20,
    totalResponses: 20,
  });
});

test('The kept counts are what counting anew would give [DATA-19]', async () => {
  const { rows } = await query(
    `SELECT count(*)::int AS "totalParticipants",
       count(*) FILTER (WHERE subscribed)::int AS "subscribedParticipants",
       (SELECT count(DISTINCT participant_id)::int FROM project_responses)
         AS "contributingParticipants",
       (SELECT count(*)::int FROM project_responses) AS "totalResponses"
     FROM participants`,
  );
  expect(await totals()).toMatchObject(rows[0] as object);
});

test('A project is draft, pending, live and ended in turn, and always one of them [API-64, DATA-19, OPEN-08]', async () => {
  expect(await changeBy(() => createProject(app, ada))).toEqual({ draftProjects: 1 });
  expect(await changeBy(() => publishProject(app, ada, { launchDate: null }))).toEqual({
    liveProjects: 1,
  });
  expect(
    await changeBy(() =>
      query('UPDATE projects SET end_date = $1 WHERE id = $2', [app.clock(), live.id]),
    ),
  ).toEqual({ liveProjects: -1, endedProjects: 1 });
  const { id } = await createProject(app, ada);
  for (const [status, change] of [
    ['PENDING', { draftProjects: -1, pendingProjects: 1 }],
    ['REJECTED', { draftProjects: 1, pendingProjects: -1 }],
  ]) {
    expect(
      await changeBy(() => query('UPDATE projects SET status = $1 WHERE id = $2', [status, id])),
    ).toEqual(change);
  }
});

test('The database sorts projects as the domain does [OPEN-08]', async () => {
  for (const days of [-1, 0, 1]) {
    const project = await publishProject(app, ada, { launchDate: null });
    const end = daysAhead(app, days);
    await query('UPDATE projects SET end_date = $1 WHERE id = $2', [end, project.id]);
  }
  const now = app.clock();
  const rows = await app.platform.database
    .select({
      status: projects.status,
      publishedDate: projects.publishedDate,
      endDate: projects.endDate,
      group: monitorStatusOf(now),
    })
    .from(projects);

  expect(new Set(rows.map(({ group }) => group)).size).toBeGreaterThanOrEqual(3);
  for (const { group, ...project } of rows) expect(group).toBe(monitorStatus(project, now));
});
