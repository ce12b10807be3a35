import type { Schemas } from '@sounding/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProject } from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';

let app: TestApp;
let monitor: SignedIn;
const now = new Date('2026-06-15T12:00:00.000Z');
const ids = new Map<string, number>();

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(now);
  monitor = await app.signInAs('ROLE_MONITOR_RESEARCHER');
  const ada = await app.signInAs('ROLE_RESEARCHER', { fullName: 'ada Byron' });
  const grace = await app.signInAs('ROLE_RESEARCHER', { fullName: 'Grace Eldon' });
  await add(ada, 'draft', "status = 'DRAFT', launch_date = NULL, end_date = NULL");
  await add(ada, 'Pending 100%', "status = 'PENDING', end_date = '2026-10-01'");
  await add(grace, 'rejected', "status = 'REJECTED', end_date = '2026-09-01'");
  await add(
    grace,
    'Live',
    "status = 'PUBLISHED', published_date = '2026-05-01', end_date = '2026-08-01'",
  );
  await add(
    ada,
    'Ended',
    "status = 'PUBLISHED', published_date = '2026-04-01', end_date = '2026-06-15T12:00Z'",
  );
});

afterAll(() => app.close());

async function add(owner: SignedIn, title: string, state: string) {
  const { id } = await createProject(app, owner, { title });
  app.clock.advance({ seconds: 60 });
  ids.set(title, id);
  await app.platform.pool.query(`UPDATE projects SET ${state} WHERE id = $1`, [id]);
}

async function list(query: Record<string, string> = {}) {
  const search = new URLSearchParams(query).toString();
  const answer = await app.request('GET', `/api/monitor-projects?${search}`, {
    token: monitor.token,
  });
  if (answer.statusCode !== 200) throw new Error(answer.payload);
  return answer.json<Schemas['MonitorProjectPage']>();
}

const titlesIn = ({ content }: Schemas['MonitorProjectPage']) => content.map(({ title }) => title);
const all = ['Ended', 'Live', 'rejected', 'Pending 100%', 'draft'];

describe('The monitor’s list of projects', () => {
  test('holds every researcher’s projects, newest first [API-66, OPEN-08, UI-20]', async () => {
    const page = await list();

    expect(titlesIn(page)).toEqual(all);
    expect(page).toMatchObject({ pageNumber: 0, totalPages: 1, totalElements: 5 });
  });

  test('tells title, researcher, status, launch and end [OPEN-06]', async () => {
    expect((await list({ search: 'Live' })).content).toMatchObject([
      {
        id: ids.get('Live'),
        title: 'Live',
        researcher: { fullName: 'Grace Eldon' },
        status: 'PUBLISHED',
        publishedDate: '2026-05-01T00:00:00.000Z',
        launchDate: new Date(now.getTime() + (7 * 24 * 60 + 3) * 60_000).toISOString(),
        endDate: '2026-08-01T00:00:00.000Z',
        createdDate: new Date(now.getTime() + 3 * 60_000).toISOString(),
      },
    ]);
  });

  test.each([
    ['all', all],
    ['live', ['Live']],
    ['ended', ['Ended']],
    ['pending', ['Pending 100%']],
    ['draft', ['rejected', 'draft']],
  ])('is filtered by the status %s [API-66, OPEN-08]', async (status, titles) => {
    expect(titlesIn(await list({ status }))).toEqual(titles);
  });

  test.each([
    ['a title in any case', 'LIVE', ['Live']],
    ['spaces at the ends', '  live ', ['Live']],
    ['a researcher in any case', 'GRACE', ['Live', 'rejected']],
    ['a percent sign as itself', '%', ['Pending 100%']],
    ['a quote as itself', "'; DROP TABLE projects; --", []],
  ])('is searched for %s [API-66]', async (_what, search, titles) => {
    expect(titlesIn(await list({ search }))).toEqual(titles);
  });

  test.each([
    ['title,asc', ['draft', 'Ended', 'Live', 'Pending 100%', 'rejected']],
    ['title,desc', ['rejected', 'Pending 100%', 'Live', 'Ended', 'draft']],
    ['createdDate,asc', all.toReversed()],
    ['createdDate,desc', all],
    ['researcher,asc', ['Ended', 'Pending 100%', 'draft', 'Live', 'rejected']],
    ['researcher,desc', ['Live', 'rejected', 'Ended', 'Pending 100%', 'draft']],
    ['status,asc', ['Pending 100%', 'rejected', 'draft', 'Ended', 'Live']],
    ['status,desc', ['Live', 'Ended', 'rejected', 'draft', 'Pending 100%']],
    ['launchDate,asc', ['Ended', 'Live', 'Pending 100%', 'rejected', 'draft']],
    ['launchDate,desc', ['rejected', 'Pending 100%', 'Live', 'Ended', 'draft']],
    ['endDate,asc', ['Ended', 'Live', 'rejected', 'Pending 100%', 'draft']],
    ['endDate,desc', ['Pending 100%', 'rejected', 'Live', 'Ended', 'draft']],
  ])('is sorted by %s, what has no date last [API-66, OPEN-08]', async (sort, titles) => {
    expect(titlesIn(await list({ sort }))).toEqual(titles);
  });

  test('is sorted by the launch it shows, an approved project by its published date, and what has no launch, or none any more, last [OPEN-06, OPEN-54]', async () => {
    const owner = await app.signInAs('ROLE_RESEARCHER', { fullName: 'Launches' });
    const on = "launch_date = NULL, status = 'PUBLISHED'";
    await add(owner, 'waits', "launch_date = NULL, status = 'PENDING'");
    await add(owner, 'on approval in March', `${on}, published_date = '2026-03-01'`);
    await add(owner, 'chosen for April', "launch_date = '2026-04-01'");
    const never = `${on}, published_date = '2026-06-20', end_date = '2026-06-14'`;
    await add(owner, 'completed before June', never);
    await add(
      owner,
      'chosen for January, approved in February',
      "launch_date = '2026-01-01', status = 'PUBLISHED', published_date = '2026-02-01'",
    );
    await add(owner, 'chosen for mid-January', "launch_date = '2026-01-15'");
    await add(owner, 'on approval in May', `${on}, published_date = '2026-05-01'`);
    const dated = [
      'chosen for mid-January',
      'chosen for January, approved in February',
      ...['on approval in March', 'chosen for April', 'on approval in May'],
    ];
    const undated = ['completed before June', 'waits'];
    const sortedBy = async (sort: string) => titlesIn(await list({ search: 'Launches', sort }));

    expect(await sortedBy('launchDate,asc')).toEqual([...dated, ...undated]);
    expect(await sortedBy('launchDate,desc')).toEqual([...dated.toReversed(), ...undated]);
  });

  test('has titles and names stand by the alphabet whatever their accents [API-66]', async () => {
    const wanted = ['Ebb of Ebba', 'Éclair of Émile', 'Edema of Emma', 'O’Shea of Öz'];
    for (const title of wanted.toReversed()) {
      const [, fullName = ''] = title.split(' of ');
      await add(await app.signInAs('ROLE_RESEARCHER', { fullName }), title, "status = 'DRAFT'");
    }
    for (const column of ['title', 'researcher']) {
      const sortedBy = async (direction: string) =>
        titlesIn(await list({ search: ' of ', sort: `${column},${direction}` })).filter((title) =>
          wanted.includes(title),
        );
      expect(await sortedBy('asc')).toEqual(wanted);
      expect(await sortedBy('desc')).toEqual(wanted.toReversed());
    }
  });

  test('is turned page by page, filter and search kept', async () => {
    const query = { search: 'ada', size: '2' };

    expect(titlesIn(await list(query))).toEqual(['Ended', 'Pending 100%']);
    expect(await list({ ...query, page: '1' })).toMatchObject({
      content: [{ title: 'draft' }],
      pageNumber: 1,
      totalPages: 2,
      totalElements: 3,
    });
  });

  test.each(['status=rejected', 'sort=policy,asc', 'size=1000', 'page=x'])(
    'refuses %s',
    async (query) => {
      const { token } = monitor;
      const answer = await app.request('GET', `/api/monitor-projects?${query}`, { token });
      expect(answer.statusCode).toBe(400);
    },
  );
});

test('Unless asked otherwise a page of the list holds twenty', async () => {
  const many = await app.signInAs('ROLE_RESEARCHER', { fullName: 'Writes a lot' });
  for (let each = 0; each < 21; each += 1) await createProject(app, many);
  const page = await list({ search: 'Writes a lot' });
  expect(page.content).toHaveLength(20);
  expect(page).toMatchObject({ pageNumber: 0, totalPages: 2, totalElements: 21 });
});
