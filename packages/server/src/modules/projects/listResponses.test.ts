import type { Schemas } from '@sounding/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishProject } from '../../testing/projectFixtures';
import { addResponse, type FixtureResponse } from '../../testing/responseFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';

let app: TestApp;
let ada: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signInAs('ROLE_RESEARCHER');
});

afterAll(() => app.close());

async function publishWith(responses: readonly FixtureResponse[]): Promise<number> {
  const { id } = await publishProject(app, ada, { launchDate: null });
  for (const response of responses) await addResponse(app, id, response);
  return id;
}

async function pageOf(id: number, query = ''): Promise<Schemas['ProjectResponsePage']> {
  const { token } = ada;
  const answer = await app.request('GET', `/api/project-responses/project/${id}${query}`, {
    token,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Schemas['ProjectResponsePage']>();
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

function countBy<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

test('Responses come in pages, newest day first, to the day and without a login [API-28, DATA-14, UI-20]', async () => {
  const day = (date: number) => new Date(Date.UTC(2026, 5, date, 23, 30));
  const id = await publishWith(
    times(7, (index) => ({
      date: day(index + 1),
      hearMore: index % 2 === 0,
      contributeNow: index > 4,
    })),
  );

  const first = await pageOf(id, '?size=5');
  const second = await pageOf(id, '?page=1&size=5');

  expect(first).toMatchObject({ pageNumber: 0, totalPages: 2, totalElements: 7 });
  expect([...first.content, ...second.content]).toEqual(
    times(7, (index) => ({
      participant: {
        birthYear: 1970,
        gender: 'Female',
        ethnicity: 'White British',
      },
      // Half past eleven in UTC is the next day in a British summer.
      date: `2026-06-0${8 - index}`,
      hearMore: index % 2 === 0,
      contributeNow: index < 2,
    })),
  );
});

test('Within a day no place says when a response came, and each response is on one page', async () => {
  const at = (day: number, second: number) => new Date(Date.UTC(2026, 5, day, 9, 0, second));
  // Each day's first twenty responses say yes, so in the order of arrival its rows change once.
  const ofDay = (day: number) =>
    times(40, (index) => ({
      date: at(day, index),
      hearMore: index < 20,
      contributeNow: index < 20,
    }));
  const id = await publishWith([...ofDay(1), ...ofDay(2)]);

  const pages = await Promise.all(times(12, (page) => pageOf(id, `?size=7&page=${page}`)));

  const rows = pages.flatMap(({ content }) => content);
  const interested = rows.map(({ hearMore }) => hearMore);
  const changes = interested.filter((value, place) => value !== interested[place - 1]).length;
  // By chance about forty; by arrival four.
  expect(changes).toBeGreaterThan(20);
  expect(countBy(rows.map(({ date, hearMore }) => `${date} ${String(hearMore)}`))).toEqual(
    new Map([
      ['2026-06-02 true', 20],
      ['2026-06-02 false', 20],
      ['2026-06-01 true', 20],
      ['2026-06-01 false', 20],
    ]),
  );
  expect(rows.map(({ date }) => date)).toEqual(
    rows
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  const { content } = await pageOf(id, '?size=100');
  expect(content.map(({ hearMore }) => hearMore)).toEqual(interested);
});

test('What few people said about themselves is in no row, the rest in as many as it should', async () => {
  const id = await publishWith([
    ...times(11, () => ({ gender: 'Female', birthYear: 1940 })),
    ...times(6, () => ({ gender: 'Male', birthYear: 1941 })),
    ...times(2, () => ({ gender: 'Non-binary', birthYear: 1942 })),
    ...times(3, () => ({ gender: null, birthYear: 2005 })),
  ]);

  const pages = await Promise.all([0, 1, 2].map((page) => pageOf(id, `?size=8&page=${page}`)));
  const people = pages.flatMap(({ content }) => content.map(({ participant }) => participant));

  expect(countBy(people.map(({ gender }) => gender))).toEqual(
    new Map([
      ['Female', 11],
      [null, 11],
    ]),
  );
  // The 19 people of 76 or above are hidden too, so that the three younger ones cannot be worked out.
  expect(countBy(people.map(({ birthYear }) => birthYear))).toEqual(new Map([[null, 22]]));
});

test('A row’s answers about a person are not those of one person', async () => {
  const id = await publishWith([
    ...times(40, () => ({ gender: 'Female', ethnicity: 'Black British', birthYear: 1940 })),
    ...times(40, () => ({ gender: 'Male', ethnicity: 'White British', birthYear: 1950 })),
  ]);

  const { content } = await pageOf(id, '?size=100');

  const rows = content.map(({ participant: { gender, ethnicity, birthYear } }) =>
    [gender, ethnicity, birthYear].join(),
  );
  // The eighty people themselves give two combinations; dealt out, all eight occur.
  expect(new Set(rows).size).toBe(8);
  expect(countBy(content.map(({ participant }) => participant.birthYear))).toEqual(
    new Map([
      [1940, 40],
      [1950, 40],
    ]),
  );
});

test('One more response deals all of them out anew, so that nobody sees what it said', async () => {
  const half = { gender: 'Male', birthYear: 1950 };
  const id = await publishWith(times(60, (index) => (index % 2 === 0 ? half : {})));
  const before = await pageOf(id, '?size=100');
  await addResponse(app, id, half);

  const after = await pageOf(id, '?size=100');

  const alike = before.content.filter(
    ({ participant }, place) => participant.gender === after.content[place]?.participant.gender,
  );
  // By chance about 30 are alike; if only the new response had moved, nearly all would be.
  expect(alike.length).toBeLessThan(50);
});
