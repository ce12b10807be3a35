import type { Schemas } from '@sounding/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askQuestion } from '../../testing/feedbackFixtures';
import {
  createProject,
  daysAhead,
  publishProject,
  readProject,
  submitForApproval,
  unchanged,
} from '../../testing/projectFixtures';
import { addComment, addResponse } from '../../testing/responseFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

async function read<T>({ token }: SignedIn, url: string): Promise<T> {
  const answer = await app.request('GET', url, { token });
  expect(answer.statusCode).toBe(200);
  return answer.json<T>();
}

const list = (who: SignedIn) => read<Schemas['ProjectListItem'][]>(who, '/api/projects');
const summaryOf = (who: SignedIn, id: number) =>
  read<Schemas['ProjectSummary']>(who, `/api/projects/summary/${id}`);

test('The list holds the caller’s projects and nobody else’s [API-18, ROLE-04]', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const bob = await app.signInAs('ROLE_RESEARCHER');
  const mine = await createProject(app, ada);
  await createProject(app, bob);

  expect((await list(ada)).map(({ id }) => id)).toEqual([mine.id]);
  expect(await list(await app.signInAs('ROLE_RESEARCHER'))).toEqual([]);
});

test('Published projects come first, newest first, then the undated by creation [OPEN-61]', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const firstDraft = await createProject(app, ada);
  const early = await publishProject(app, ada, { launchDate: daysAhead(app, 2) });
  const late = await publishProject(app, ada, { launchDate: daysAhead(app, 9) });
  app.clock.advance({ seconds: 1 });
  const secondDraft = await createProject(app, ada);
  const atOnce = await createProject(app, ada);

  expect((await list(ada)).map(({ id }) => id)).toEqual([
    late.id,
    early.id,
    atOnce.id,
    secondDraft.id,
    firstDraft.id,
  ]);
});

test('A row tells what the project itself tells of its title, status and dates [API-18]', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const { token } = ada;
  const draft = await createProject(app, ada, { title: 'Still a draft' });
  app.clock.advance({ seconds: 60 });
  const json = { ...unchanged(draft), title: 'A better draft' };
  const saved = await app.request('PUT', '/api/projects', { token, json });
  const published = await publishProject(app, ada, { launchDate: null });

  const rows = [published, saved.json<Schemas['Project']>()].map(
    ({ id, title, status, publishedDate, launchDate, endDate, completedDate, createdDate }) => ({
      id,
      title,
      status,
      publishedDate,
      launchDate,
      endDate,
      completedDate,
      createdDate,
      hearMoreYesCount: 0,
      hearMoreNoCount: 0,
      answersForReviewCount: 0,
    }),
  );
  expect(await list(ada)).toEqual(rows);
});

test('A row counts who is interested, who is not, and what waits for review [OPEN-62]', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const { id, questions } = await publishProject(app, ada);
  await addResponse(app, id, { hearMore: true });
  await addResponse(app, id, { hearMore: true });
  await addResponse(app, id, { hearMore: false });
  const question = { id: questions[0]?.id ?? 0, projectId: id };
  const approved = await addComment(app, question);
  const deleted = await addComment(app, question);
  await addComment(app, question);
  await app.platform.pool.query('UPDATE answers SET approved_at = now() WHERE id = $1', [approved]);
  await app.platform.pool.query('DELETE FROM answers WHERE id = $1', [deleted]);

  expect(await list(ada)).toMatchObject([
    { hearMoreYesCount: 2, hearMoreNoCount: 1, answersForReviewCount: 1 },
  ]);
  expect((await summaryOf(ada, id)).answersForReviewCount).toBe(1);
});

test('The summary adds audience, counts and responses a day [API-21, DATA-02]', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER', { fullName: 'Ada Byron' });
  const { id } = await publishProject(app, ada, { launchDate: null });
  await addResponse(app, id, { hearMore: true, contributeNow: false });
  await addResponse(app, id, { hearMore: false, contributeNow: true });
  await addResponse(app, id, { hearMore: true, contributeNow: true });
  await addResponse(app, id, { hearMore: true, contributeNow: true });
  await addResponse(app, id, { hearMore: true, contributeNow: false });

  const summary = await summaryOf(ada, id);

  expect(summary).toMatchObject({
    id,
    status: 'PUBLISHED',
    researcher: { fullName: 'Ada Byron' },
    audienceAgeGroups: ['18-25', '76 or above'],
    hearMoreYesCount: 4,
    hearMoreNoCount: 1,
    contributeYesCount: 3,
    contributeNoCount: 2,
  });
  expect(summary.audienceInterests).toEqual(summary.interests.map(({ name }) => name));
  expect(summary.engagementGraphDataPoints.seriesData).toEqual([5]);
});

test('The summary names its categories by the alphabet and its age groups by age, however they were sent [API-21, DATA-02]', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const { id } = await createProject(app, ada, {
    // The last one made is the second in the alphabet.
    interests: [{ id: 2 }, { id: 13 }, { id: 1 }],
    ageRanges: [{ id: 8 }, { id: 2 }],
  });

  const names = ['Ageing and later life', 'Brain, memory and stroke', 'Cancer'];
  expect(await summaryOf(ada, id)).toMatchObject({
    audienceInterests: names,
    audienceAgeGroups: ['18-25', '76 or above'],
  });
  const { interests } = await readProject(app, ada, id);
  expect(interests.map(({ name }) => name)).toEqual(names);
});

test('Responses are counted a day in London, with days of none between [API-27, OPEN-105]', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const { id } = await publishProject(app, ada, { launchDate: null });
  await app.platform.pool.query('UPDATE projects SET published_date = $1 WHERE id = $2', [
    '2026-06-01T08:00:00Z',
    id,
  ]);
  await app.platform.pool.query('UPDATE projects SET end_date = $1 WHERE id = $2', [
    '2026-06-05T08:00:00Z',
    id,
  ]);
  // Half past eleven at night in UTC is the next day in a British summer.
  await addResponse(app, id, { date: new Date('2026-06-01T23:30:00Z') });
  await addResponse(app, id, { date: new Date('2026-06-02T12:00:00Z') });
  await addResponse(app, id, { date: new Date('2026-06-04T12:00:00Z') });

  const series = await read<Schemas['EngagementSeries']>(
    ada,
    `/api/answers/datapoints/project/${id}`,
  );

  expect(series).toEqual({
    xaxisData: ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'],
    seriesData: [0, 2, 0, 1, 0],
  });
  expect((await summaryOf(ada, id)).engagementGraphDataPoints).toEqual(series);
});

test('Ages in the year of the response fall into the project’s own groups, small counts hidden [OVER-20, OPEN-107]', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const { id } = await publishProject(app, ada, { ageRanges: [{ id: 2 }, { id: 8 }] });
  // Long ago, so that ages by today's date would differ; each person is at the edge of a group.
  const date = new Date('2020-05-01T12:00:00Z');
  const people = [
    ...Array.from({ length: 9 }, () => ({ birthYear: 1995 })),
    ...Array.from({ length: 6 }, () => ({ birthYear: 1944 })),
    ...Array.from({ length: 7 }, () => ({ birthYear: 1980 })),
    ...Array.from({ length: 2 }, () => ({ birthYear: null, gender: null })),
  ];
  for (const person of people) await addResponse(app, id, { ...person, date });

  const { demographics } = await summaryOf(ada, id);

  expect(demographics.age).toEqual([
    { label: '18-25', count: 9 },
    // Two people did not say, too few to be shown; the smallest other group is hidden with them.
    { label: '76 or above', count: null },
    { label: 'Other', count: 7 },
    { label: 'Not stated', count: null },
  ]);
  expect(demographics.gender).toEqual([
    { label: 'Female', count: null },
    { label: 'Not stated', count: null },
  ]);
  expect(demographics.ethnicity).toEqual([
    { label: 'White British', count: 24 },
    { label: 'Not stated', count: 0 },
  ]);
});

test('The order of the answers tells nothing of the numbers that are hidden [OPEN-107]', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const { id } = await publishProject(app, ada, { launchDate: null });
  for (const gender of ['Female', 'Female', 'Male', 'Male', 'Male', 'Another']) {
    await addResponse(app, id, { gender });
  }
  for (let person = 0; person < 5; person += 1)
    await addResponse(app, id, { gender: 'Non-binary' });

  const { demographics } = await summaryOf(ada, id);

  expect(demographics.gender.map(({ label }) => label)).toEqual([
    'Female',
    'Male',
    'Non-binary',
    'Other',
    'Not stated',
  ]);
});

test('What a participant takes back is taken from every count', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const { id } = await publishProject(app, ada, { launchDate: null });
  const participant = await addResponse(app, id);

  await app.platform.pool.query('DELETE FROM participants WHERE id = $1', [participant]);

  const summary = await summaryOf(ada, id);
  expect(summary).toMatchObject({ hearMoreYesCount: 0, contributeYesCount: 0 });
  expect(summary.engagementGraphDataPoints.seriesData).toEqual([0]);
  expect(summary.demographics.gender).toEqual([{ label: 'Not stated', count: 0 }]);
});

test('The description can be read by itself [API-23, DATA-06, DATA-07]', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const { id, contents } = await createProject(app, ada, {
    contents: [
      { type: 'VIDEO', value: 'M7lc1UVf-VE' },
      { type: 'HEADING', value: 'Why we ask' },
      { type: 'PARAGRAPH', value: '<p>Because.</p>' },
    ],
  });

  const items = await read<Schemas['ContentItem'][]>(ada, `/api/contents/project/${id}`);

  expect(items).toEqual(contents);
  expect(items.map(({ type, value }) => [type, value])).toEqual([
    ['VIDEO', 'M7lc1UVf-VE'],
    ['HEADING', 'Why we ask'],
    ['PARAGRAPH', '<p>Because.</p>'],
  ]);
});

test('An administrator reads the questions that are to be published with a project, and none drafted after that', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const admin = await app.signInAs('ROLE_ADMIN');
  const askedIn = async (who: SignedIn, id: number) => {
    const { questions } = await read<Schemas['Project']>(who, `/api/projects/${id}`);
    return questions.map(({ status }) => status);
  };
  const waiting = await createProject(app, ada);
  await submitForApproval(app, ada, waiting.id);
  const { id } = await publishProject(app, ada, { launchDate: null });
  const published = await askedIn(ada, id);
  await askQuestion(app, ada, id, { status: 'DRAFT' });

  expect(await askedIn(admin, waiting.id)).toEqual(waiting.questions.map(() => 'DRAFT'));
  expect(await askedIn(admin, id)).toEqual(published);
  expect(await askedIn(ada, id)).toEqual([...published, 'DRAFT']);
  expect(waiting.questions.length * published.length).toBeGreaterThan(0);
});

test('A project has one address: its id written in another way is refused', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const { id } = await createProject(app, ada);
  await read(ada, `/api/projects/${id}`);

  for (const written of [`0${id}`, `${id}e0`, `0x${id.toString(16)}`, `+${id}`, `%20${id}`]) {
    const answer = await app.request('GET', `/api/projects/${written}`, ada);
    expect(answer.statusCode, written).toBe(400);
    expect(answer.json<Schemas['Problem']>().detail).toBe(
      'The number in the address has to be a whole number.',
    );
  }
});
