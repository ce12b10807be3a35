import type { Schemas } from '@sounding/api-client';
import { londonYear, projectMessages } from '@sounding/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLines } from '../../testing/auditLines';
import {
  createProject,
  daysAhead,
  publishProject,
  readProject,
  unchanged,
  unchangedPublished,
} from '../../testing/projectFixtures';
import { addResponse } from '../../testing/responseFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { whileUnrecorded } from '../../testing/whileUnrecorded';
import { projectConflicts } from './projectService';

let app: TestApp;
let ada: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signInAs('ROLE_RESEARCHER');
});

afterAll(() => app.close());

const put = (json: Partial<Schemas['ProjectChanges']>) =>
  app.request('PUT', '/api/projects', { token: ada.token, json });

test('Saving changes leaves a published project PUBLISHED, its launch as it was [API-20, STATE-05]', async () => {
  const other = await publishProject(app, ada);
  const published = await publishProject(app, ada);

  const answer = await put({ ...unchangedPublished(published), title: 'A clearer title' });

  expect(answer.json()).toMatchObject({
    title: 'A clearer title',
    status: 'PUBLISHED',
    publishedDate: published.publishedDate,
    launchDate: published.launchDate,
  });
  expect(await readProject(app, ada, other.id)).toEqual(other);
});

test.each(['policy', 'funder', 'launchDate'] as const)(
  'A save that forgets the %s is refused, and takes nothing away',
  async (forgotten) => {
    const published = await publishProject(app, ada, { policy: 'Kept for five years.' });

    const answer = await put({ ...unchangedPublished(published), [forgotten]: undefined });

    expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer: `/${forgotten}` }] });
    expect(await readProject(app, ada, published.id)).toEqual(published);
  },
);

test('Editing leaves the stored questions untouched [OPEN-71]', async () => {
  const published = await publishProject(app, ada);

  await put({ ...unchangedPublished(published), subtitle: 'A clearer subtitle' });

  expect((await readProject(app, ada, published.id)).questions).toEqual(published.questions);
});

test('Editing after the launch day is not judged by today’s date', async () => {
  const published = await publishProject(app, ada, { launchDate: daysAhead(app, 1) });
  app.clock.advance({ seconds: 3 * 86_400 });
  const again = await app.signInAs('ROLE_RESEARCHER');
  await app.platform.pool.query('UPDATE projects SET owner_id = $1 WHERE id = $2', [
    again.id,
    published.id,
  ]);

  const answer = await app.request('PUT', '/api/projects', {
    token: again.token,
    json: unchangedPublished(published),
  });

  expect(answer.statusCode).toBe(200);
  ada = await app.signInAs('ROLE_RESEARCHER');
});

test('An audience can be widened, and what was saved stays', async () => {
  const published = await publishProject(app, ada);
  const interests = [...published.interests, { id: 5 }].map(({ id }) => ({ id }));
  const ageRanges = [...published.ageRanges, { id: 4 }].map(({ id }) => ({ id }));

  const answer = await put({ ...unchangedPublished(published), interests, ageRanges });

  const saved = answer.json<Schemas['Project']>();
  expect(new Set(saved.interests.map(({ id }) => id))).toEqual(new Set([1, 2, 5]));
  expect(saved.ageRanges.map(({ id }) => id)).toEqual([2, 4, 8]);
});

/** What the audit log says of saves of a published project, oldest first. */
const editsOf = (id: number) =>
  auditLines(app, { action: 'project.edited', type: 'project', id }, 'detail', 'actor', 'ip');

describe('What participants read of a project leaves a line in the audit log once it is changed', () => {
  const paragraph = { type: 'PARAGRAPH', value: '<p>Planted words.</p>' } as const;
  const changes: readonly (readonly [
    string,
    string,
    (published: Schemas['Project']) => Partial<Schemas['ProjectChanges']>,
  ])[] = [
    ['title', 'another', () => ({ title: 'Planted words' })],
    ['subtitle', 'another', () => ({ subtitle: 'Planted words' })],
    ['policy', 'one that was not there', () => ({ policy: 'Planted words' })],
    ['funder', 'none', () => ({ funder: null })],
    ['endDate', 'a later one', () => ({ endDate: daysAhead(app, 120) })],
    [
      'interests',
      'one more',
      ({ interests }) => ({ interests: [...interests, { id: 5 }].map(({ id }) => ({ id })) }),
    ],
    [
      'ageRanges',
      'one more',
      ({ ageRanges }) => ({ ageRanges: [...ageRanges, { id: 4 }].map(({ id }) => ({ id })) }),
    ],
    ['contents', 'an item more', ({ contents }) => ({ contents: [...contents, paragraph] })],
    [
      'contents',
      'an item less',
      ({ contents }) => ({ contents: contents.filter(({ type }) => type !== 'IMAGE') }),
    ],
    ['contents', 'in another order', ({ contents }) => ({ contents: contents.toReversed() })],
    [
      'contents',
      'a picture described otherwise',
      ({ contents }) => ({
        contents: contents.map((item) =>
          item.type === 'IMAGE' ? { ...item, imageAltText: 'Planted words' } : item,
        ),
      }),
    ],
    [
      'title endDate',
      'two at once',
      () => ({ title: 'Planted words', endDate: daysAhead(app, 120) }),
    ],
  ];

  test.each(changes)('by name and without its words: %s, %s', async (fields, _what, change) => {
    const published = await publishProject(app, ada);

    const answer = await put({ ...unchangedPublished(published), ...change(published) });

    expect(answer.statusCode).toBe(200);
    expect(await editsOf(published.id)).toEqual([
      { detail: { fields }, actor: ada.id, ip: '127.0.0.1' },
    ]);
  });

  test('and none where a save changes nothing, or is sent again', async () => {
    const published = await publishProject(app, ada);
    const same = unchangedPublished(published);
    const changed = { ...same, contents: [...same.contents, paragraph] };

    await put(same);
    expect(await editsOf(published.id)).toEqual([]);
    await put(changed);
    expect((await put(changed)).statusCode).toBe(200);

    expect((await editsOf(published.id)).map(({ detail }) => detail)).toEqual([
      { fields: 'contents' },
    ]);
  });

  test('and stays as it was where the line cannot be written', async () => {
    const published = await publishProject(app, ada);

    await whileUnrecorded(app, 'project.edited', async () => {
      const answer = await put({ ...unchangedPublished(published), title: 'A clearer title' });
      expect(answer.statusCode).toBe(500);
    });

    expect(await readProject(app, ada, published.id)).toEqual(published);
  });

  test('and has none while it is a draft', async () => {
    const draft = await createProject(app, ada);

    await put({ ...unchanged(draft), title: 'A clearer title' });

    expect(await editsOf(draft.id)).toEqual([]);
  });
});

describe('A published project does not let', () => {
  interface Refused {
    readonly what: string;
    readonly change: (published: Schemas['Project']) => Partial<Schemas['ProjectChanges']>;
    readonly detail: string;
  }
  const refused: readonly Refused[] = [
    {
      what: 'go of an interest',
      change: () => ({ interests: [{ id: 1 }] }),
      detail: projectMessages.interestLocked,
    },
    {
      what: 'go of an age range',
      change: () => ({ ageRanges: [{ id: 2 }] }),
      detail: projectMessages.ageRangeLocked,
    },
    {
      what: 'its launch date change',
      change: () => ({ launchDate: daysAhead(app, 9) }),
      detail: projectMessages.launchLocked,
    },
    {
      what: 'go of its launch date',
      change: () => ({ launchDate: null }),
      detail: projectMessages.launchLocked,
    },
    {
      what: 'itself become a draft',
      change: () => ({ status: 'DRAFT' }),
      detail: projectConflicts.isPublished,
    },
    {
      what: 'its questions change here',
      change: (published) => ({ questions: unchanged(published).questions ?? [] }),
      detail: projectConflicts.questionsElsewhere,
    },
  ];

  test.each(refused)('$what', async ({ change, detail }) => {
    const published = await publishProject(app, ada);

    const answer = await put({ ...unchangedPublished(published), ...change(published) });

    expect(answer.json()).toMatchObject({ status: 409, detail });
    expect(await readProject(app, ada, published.id)).toEqual(published);
    expect(await editsOf(published.id)).toEqual([]);
  });
});

test('Widening an audience tells of no small group by what it takes out of Other [OPEN-107]', async () => {
  let project = await publishProject(app, ada, { launchDate: null, ageRanges: [{ id: 2 }] });
  const year = londonYear(app.clock());
  for (const [age, people] of [
    [20, 10],
    [30, 5],
    [40, 6],
    [50, 2],
  ] as const) {
    for (let person = 0; person < people; person += 1) {
      await addResponse(app, project.id, { birthYear: year - age });
    }
  }
  const shownWith = async (ageRanges: Schemas['ProjectChanges']['ageRanges']) => {
    const saved = await put({ ...unchangedPublished(project), ageRanges });
    project = saved.json<Schemas['Project']>();
    const url = `/api/projects/summary/${project.id}`;
    const answer = await app.request('GET', url, { token: ada.token });
    return answer
      .json<Schemas['ProjectSummary']>()
      .demographics.age.map(({ label, count }) => `${label}: ${count ?? 'hidden'}`);
  };

  expect(await shownWith([{ id: 2 }])).toEqual(['18-25: 10', 'Other: 13', 'Not stated: 0']);
  expect(await shownWith([{ id: 2 }, { id: 3 }])).toEqual([
    ...['18-25: 10', '26-35: hidden', 'Other: hidden', 'Not stated: 0'],
  ]);
  // If Other had been shown as 8 before, it would now be clear that two of them are left.
  expect(await shownWith([{ id: 2 }, { id: 3 }, { id: 4 }])).toEqual([
    ...['18-25: 10', '26-35: hidden', '36-45: 6', 'Other: hidden', 'Not stated: 0'],
  ]);
});

test('The end date of a published project stays after its start and ahead', async () => {
  const published = await publishProject(app, ada, { launchDate: daysAhead(app, 7) });

  const beforeStart = await put({ ...unchangedPublished(published), endDate: daysAhead(app, 6) });
  const past = await put({ ...unchangedPublished(published), endDate: daysAhead(app, -1) });
  const later = await put({ ...unchangedPublished(published), endDate: daysAhead(app, 200) });

  expect(beforeStart.json()).toMatchObject({
    errors: [{ pointer: '/endDate', message: projectMessages.endBeforeStart }],
  });
  expect(past.statusCode).toBe(400);
  expect(later.json()).toMatchObject({ endDate: daysAhead(app, 200) });
});

test('A slip in a published project that has ended can be mended, its end as it was', async () => {
  const published = await publishProject(app, ada);
  const endDate = daysAhead(app, -1);
  await app.platform.pool.query(
    'UPDATE projects SET published_date = $2, end_date = $3 WHERE id = $1',
    [published.id, daysAhead(app, -9), endDate],
  );
  const mended = { ...unchangedPublished(published), title: 'Without the slip' };

  const kept = await put({ ...mended, endDate });
  const moved = await put({ ...mended, endDate: daysAhead(app, -2) });

  expect(kept.json()).toMatchObject({ title: 'Without the slip', endDate });
  expect(moved.json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/endDate', message: projectMessages.endInPast }],
  });
});

test('A completed project cannot be changed any more', async () => {
  const published = await publishProject(app, ada);
  await app.platform.pool.query('UPDATE projects SET completed_at = now() WHERE id = $1', [
    published.id,
  ]);

  const answer = await put(unchangedPublished(published));

  expect(answer.json()).toMatchObject({ status: 409, detail: projectConflicts.isCompleted });
});
