import type { Schemas } from '@sounding/api-client';
import {
  ageSliceOf,
  demographicLabels,
  hiddenCountsMessages,
  londonYear,
  statisticsLimits,
} from '@sounding/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishProject } from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { findOwnProject } from '../projects';
import type { Row } from './buildWorkbook';
import { workbookSheets } from './exportService';

const { smallNumberThreshold } = statisticsLimits;
const kinds = ['age', 'gender', 'ethnicity'] as const;
type Kind = (typeof kinds)[number];
type Counts = Map<string, number>;
type ByKind = Record<Kind, Counts>;

interface Person {
  readonly age: number | null;
  readonly gender: string | null;
  readonly ethnicity: string | null;
}

let app: TestApp;
let ada: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signInAs('ROLE_RESEARCHER');
});

afterAll(() => app.close());

const year = () => londonYear(app.clock());

/** What nobody else in a town would write. */
const ownWords = 'Intersex, she/they, formerly of St Kilda';

/** Few answers, of which some are rare: the cases in which there is something to protect. */
const anyone = fc.record<Person>({
  age: fc.option(fc.constantFrom(19, 20, 24, 30, 44, 70, 71), { freq: 8 }),
  gender: fc.option(
    fc.oneof(
      { weight: 6, arbitrary: fc.constant('Female') },
      { weight: 2, arbitrary: fc.constantFrom('Male', 'Non-binary') },
      fc.constantFrom('Other', ownWords),
    ),
    { freq: 8 },
  ),
  ethnicity: fc.option(
    fc.oneof(
      { weight: 4, arbitrary: fc.constant('White British') },
      fc.constantFrom('Asian or Asian British', 'Mixed', 'Other ethnic group'),
    ),
    { freq: 8 },
  ),
});

async function publishWith(people: readonly Person[]) {
  const { id } = await publishProject(app, ada, { launchDate: null });
  await app.platform.pool.query(
    `WITH came AS (
       INSERT INTO participants (login, birth_year, gender, ethnicity)
       SELECT 'attack-' || $1::int || '-' || number, birth_year, gender, ethnicity
       FROM unnest($2::int[], $3::text[], $4::text[])
         WITH ORDINALITY AS person(birth_year, gender, ethnicity, number)
       RETURNING id
     )
     INSERT INTO project_responses (project_id, participant_id, date, hear_more, contribute_now)
     SELECT $1, id, $5::timestamptz - (id % 9) * interval '1 minute', id % 2 = 0, id % 3 = 0
     FROM came`,
    [
      id,
      people.map(({ age }) => (age === null ? null : year() - age)),
      people.map(({ gender }) => gender),
      people.map(({ ethnicity }) => ethnicity),
      app.clock(),
    ],
  );
  return id;
}

async function get<T>(url: string): Promise<T> {
  return (await app.request('GET', url, { token: ada.token })).json<T>();
}

async function allRows(id: number) {
  const page = (number: number) =>
    get<Schemas['ProjectResponsePage']>(
      `/api/project-responses/project/${id}?size=20&page=${number}`,
    );
  const first = await page(0);
  const rest = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) => index + 1);
  const rows = [...first.content];
  for (const number of rest) rows.push(...(await page(number)).content);
  return rows;
}

async function sheetOf(id: number, name: string): Promise<Row[]> {
  const { database, clock, keyedHash } = app.platform;
  return database.transaction(async (transaction) => {
    const project = await findOwnProject(transaction, { id, ownerId: ada.id });
    if (!project) throw new Error('The project is not there');
    const sheets = await workbookSheets(transaction, project, {
      clock,
      smallNumberThreshold,
      keyedHash,
    });
    const rows: Row[] = [];
    for await (const portion of sheets.find((sheet) => sheet.name === name)?.portions ?? []) {
      rows.push(...portion);
    }
    return rows;
  });
}

const perKind = (make: (kind: Kind) => Counts): ByKind => ({
  age: make('age'),
  gender: make('gender'),
  ethnicity: make('ethnicity'),
});

function countBy(labels: readonly string[]): Counts {
  const counts: Counts = new Map();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

/** The exact counts that each source shows to somebody who may see the project. */
async function sourcesOf(id: number, summary: Schemas['ProjectSummary']): Promise<ByKind[]> {
  const charts = perKind(
    (kind) =>
      new Map(
        summary.demographics[kind].flatMap(({ label, count }) =>
          count === null ? [] : [[label, count]],
        ),
      ),
  );
  const workbook = await sheetOf(id, 'Who responded');
  const exported = perKind(
    (kind) =>
      new Map(
        workbook.flatMap(([about, label, count]) =>
          typeof about === 'string' &&
          about.toLowerCase() === kind &&
          typeof label === 'string' &&
          typeof count === 'number'
            ? [[label, count]]
            : [],
        ),
      ),
  );
  const rows = await allRows(id);
  const people = rows.map(({ participant }) => participant);
  const ageGroup = (birthYear: number | null) =>
    birthYear === null ? [] : [ageSliceOf(year() - birthYear, summary.ageRanges)];
  // A row shows null for an answer that was not given and for a hidden one, so null says nothing.
  const rowwise: ByKind = {
    age: countBy(people.flatMap(({ birthYear }) => ageGroup(birthYear))),
    gender: countBy(people.flatMap(({ gender }) => gender ?? [])),
    ethnicity: countBy(people.flatMap(({ ethnicity }) => ethnicity ?? [])),
  };
  // The rows may show only some of a group's single ages, so their number need not be the group's size.
  for (const label of rowwise.age.keys()) if (charts.age.has(label)) rowwise.age.delete(label);
  return [charts, exported, rowwise];
}

/**
 * All that can be worked out: the counts in any source, and a single unknown count as the rest of the total.
 */
function workOut(sources: readonly Counts[], labels: readonly string[], total: number): Counts {
  const known: Counts = new Map(sources.flatMap((source) => [...source]));
  const unknown = labels.filter((label) => !known.has(label));
  const rest = total - [...known.values()].reduce((sum, count) => sum + count, 0);
  const [last] = unknown;
  if (last !== undefined && unknown.length === 1) known.set(last, rest);
  if (rest === 0) for (const label of unknown) known.set(label, 0);
  return known;
}

test('No small number of people can be worked out from totals, charts, pages and export together [OPEN-107]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyone, { minLength: 1, maxLength: 45 }), async (people) => {
      const id = await publishWith(people);
      const summary = await get<Schemas['ProjectSummary']>(`/api/projects/summary/${id}`);
      const truth: ByKind = {
        age: countBy(
          people.map(({ age }) =>
            age === null ? demographicLabels.notStated : ageSliceOf(age, summary.ageRanges),
          ),
        ),
        gender: countBy(people.map(({ gender }) => gender ?? demographicLabels.notStated)),
        ethnicity: countBy(people.map(({ ethnicity }) => ethnicity ?? demographicLabels.notStated)),
      };
      const sources = await sourcesOf(id, summary);
      const total = summary.hearMoreYesCount + summary.hearMoreNoCount;
      expect(total).toBe(people.length);

      for (const kind of kinds) {
        const labels = summary.demographics[kind].map(({ label }) => label);
        const known = workOut(
          sources.map((source) => source[kind]),
          labels,
          total,
        );
        const { other } = demographicLabels;
        // 'Other' gathers the people whose own words have a hidden count, and those who answered just
        // 'Other'.
        const gathers =
          kind !== 'age' &&
          summary.demographics[kind].some(({ label, count }) => label === other && count === null);
        if (gathers && known.has(other)) {
          expect(known.get(other)).toBeGreaterThanOrEqual(smallNumberThreshold);
        }
        for (const [label, count] of truth[kind]) {
          const isSmall = count < smallNumberThreshold;
          if (isSmall) expect(known.get(label), `${kind}: ${label}`).not.toBe(count);
          // A count that is not small must be right, so that the test does not take a wrong count for a
          // hidden one.
          else if (known.has(label) && !(gathers && label === other))
            expect(known.get(label)).toBe(count);
        }
      }
    }),
    { numRuns: 30, endOnFailure: true },
  );
}, 180_000);

test('What one person wrote of themselves is nowhere to be read: not in summary, responses, export, report or dashboard [OPEN-107]', async () => {
  const monitor = await app.signInAs('ROLE_MONITOR_RESEARCHER');
  const one = (gender: string, ethnicity: string): Person => ({ age: 30, gender, ethnicity });
  const id = await publishWith([
    ...Array.from({ length: 20 }, () => one('Female', 'White British')),
    ...Array.from({ length: 7 }, () => one('Male', 'Cornish')),
    one('Two-spirit, once of Mingulay', 'The last of Hirta'),
  ]);

  const read = [
    await app.request('GET', `/api/projects/summary/${id}`, { token: ada.token }),
    await app.request('GET', `/api/project-responses/project/${id}`, { token: ada.token }),
    await app.request('POST', `/api/project/${id}/involvement-report`, {
      token: ada.token,
      json: { aim: '', influence: '', reflections: '' },
    }),
    await app.request('GET', '/api/dashboard/demographics', { token: monitor.token }),
  ];

  expect(read.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const exported = await sheetOf(id, 'Who responded');
  const everything = [...read.map(({ payload }) => payload), JSON.stringify(exported)].join();
  expect(everything).toContain('White British');
  expect(everything).not.toMatch(/Mingulay|Hirta/);
  expect(exported.filter(([about]) => about === 'Ethnicity')).toEqual([
    ['Ethnicity', 'White British', 20],
    ['Ethnicity', 'Other', 'Not shown'],
    ['Ethnicity', 'Not stated', 0],
  ]);
  expect(JSON.stringify(await sheetOf(id, 'About this file'))).toContain(
    hiddenCountsMessages.gathered,
  );
});
