import type { Schemas } from '@sounding/api-client';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { encodePng } from '../../demonstration/drawing/png';
import { auditLines } from '../../testing/auditLines';
import {
  createProject,
  daysAhead,
  decide,
  projectPayload,
  readProject,
  smallPng,
  smallPngDataUrl,
  submitForApproval,
  unchanged,
} from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { whileInterestIsLocked, whileProjectIsLocked } from '../../testing/whileLocked';
import { whileUnrecorded } from '../../testing/whileUnrecorded';
import { audienceChoiceMessages } from './audienceRules';
import { projectConflicts } from './projectService';

let app: TestApp;
let ada: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signInAs('ROLE_RESEARCHER', { fullName: 'Ada Byron' });
});

afterAll(() => app.close());

const put = (json: unknown, token = ada.token) =>
  app.request('PUT', '/api/projects', { token, json });

test('A researcher creates a project and gets it back with an id [API-19, ROLE-01]', async () => {
  const answer = await app.request('POST', '/api/projects', {
    token: ada.token,
    json: projectPayload(app),
  });

  expect(answer.statusCode).toBe(201);
  const created = answer.json<Schemas['Project']>();
  expect(created.id).toBeGreaterThan(0);
  expect(await readProject(app, ada, created.id)).toEqual(created);
});

test('A project keeps everything that was filled in [API-22, DATA-01, DATA-06, DATA-07, DATA-09, OPEN-96]', async () => {
  const policy = 'Answers are kept for five years.';
  const { id } = await createProject(app, ada, { policy });

  const project = await readProject(app, ada, id);

  expect(project).toMatchObject({
    id,
    title: 'Living well with breathlessness',
    subtitle: 'Help us shape a home programme',
    policy,
    funder: 'Northern Health Trust',
    status: 'DRAFT',
    publishedDate: null,
    launchDate: daysAhead(app, 7),
    endDate: daysAhead(app, 90),
    interests: [{ id: 1 }, { id: 2 }],
    ageRanges: [
      { id: 2, lower: 18, upper: 25 },
      { id: 8, lower: 76, upper: 120 },
    ],
    researcher: { fullName: 'Ada Byron' },
  });
  expect(project.contents).toMatchObject([
    { type: 'IMAGE', value: '', imageBase64: smallPngDataUrl, imageAltText: 'Calm green water' },
    { type: 'HEADING', value: 'Why we ask', imageBase64: null, imageAltText: null },
    { type: 'PARAGRAPH', value: '<p>Breathlessness changes <strong>everyday</strong> plans.</p>' },
  ]);
  expect(project.questions).toMatchObject([
    { text: '<p>What would help?</p>', pollOptions: [], sliderOption: null },
    { pollOptions: [{ text: 'At home' }, { text: 'At the clinic' }], sliderOption: null },
    {
      pollOptions: [],
      sliderOption: { maxValue: 7, lowerBoundText: 'Not clear', upperBoundText: 'Very clear' },
    },
  ]);
});

test('A picture is kept without the place where it was taken', async () => {
  const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
  const frame = hex('ffc0 000b 08 0003 0004 01 01 11 00  ffda 0008 01 01 00 00 3f 00  1122 ffd9');
  const place = Buffer.from('Exif\0\0MM\0*\0\0\0\u0008\0\0 51.5007N 0.1246W', 'latin1');
  const note = Buffer.concat([hex('ffe1'), Buffer.from([0, place.length + 2]), place]);
  const url = (...parts: Buffer[]) =>
    `data:image/jpeg;base64,${Buffer.concat([hex('ffd8'), ...parts]).toString('base64')}`;
  const [picture, ...others] = projectPayload(app).contents;

  const { id } = await createProject(app, ada, {
    contents: [{ ...picture, type: 'IMAGE', value: '', imageBase64: url(note, frame) }, ...others],
  });

  expect((await readProject(app, ada, id)).contents[0]?.imageBase64).toBe(url(frame));
});

test('A picture is kept without what its phone, or anybody else, wrote behind its end', async () => {
  const [picture, ...others] = projectPayload(app).contents;
  const trailer = Buffer.from('<script>alert(1)</script>\0\0Image_UTC_Data1699999999999SEFT');
  const noted = Buffer.concat([smallPng, trailer]).toString('base64');

  const { id } = await createProject(app, ada, {
    contents: [
      { ...picture, type: 'IMAGE', value: '', imageBase64: `data:image/png;base64,${noted}` },
      ...others,
    ],
  });

  expect((await readProject(app, ada, id)).contents[0]?.imageBase64).toBe(smallPngDataUrl);
});

test('Questions written with a project are its drafts, dated and with ids of their own [DATA-08, OPEN-73]', async () => {
  const { id, questions } = await createProject(app, ada);

  expect(questions.map(({ status }) => status)).toEqual(['DRAFT', 'DRAFT', 'DRAFT']);
  expect(new Set(questions.map((question) => question.id)).size).toBe(3);
  expect((await readProject(app, ada, id)).questions).toEqual(questions);
  for (const { date } of questions) expect(date).toBe(app.clock().toISOString());
});

test('A draft is changed through the id in the body, and no other project [API-20]', async () => {
  const other = await createProject(app, ada);
  const created = await createProject(app, ada);

  const answer = await put({ ...unchanged(created), title: 'Breathing easier', funder: '' });

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ id: created.id, title: 'Breathing easier', funder: null });
  expect((await readProject(app, ada, created.id)).title).toBe('Breathing easier');
  expect(await readProject(app, ada, other.id)).toEqual(other);
});

test('A funder in which nothing can be seen is none [OPEN-115]', async () => {
  const created = await createProject(app, ada);

  const answer = await put({ ...unchanged(created), funder: ' \u200b\u2060 ' });

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ funder: null });
});

test('Saving again without changes changes nothing but the version, ids included', async () => {
  const created = await createProject(app, ada);
  app.clock.advance({ seconds: 60 });

  const answer = await put(unchanged(created));

  expect(answer.json()).toEqual({ ...created, version: created.version + 1 });
});

test('Parts that are left out of a save are gone, and new ones are added, of this project alone', async () => {
  const created = await createProject(app, ada);
  const other = await createProject(app, ada);
  const [, heading, paragraph] = created.contents;
  const [first, second] = created.questions;

  const answer = await put({
    ...unchanged(created),
    interests: [{ id: 3 }],
    ageRanges: [{ id: 4 }],
    contents: [
      heading,
      paragraph,
      { type: 'HEADING', value: 'A second heading' },
      { type: 'PARAGRAPH', value: '<p>And its paragraph.</p>' },
    ],
    questions: [
      { id: second?.id, text: '<p>Where, exactly?</p>', pollOptions: [], sliderOption: null },
      { text: '<p>When?</p>', pollOptions: [], sliderOption: null },
    ],
  });

  const saved = answer.json<Schemas['Project']>();
  expect(saved.interests.map(({ id }) => id)).toEqual([3]);
  expect(saved.ageRanges.map(({ id }) => id)).toEqual([4]);
  expect(saved.contents.map(({ value }) => value)).toEqual([
    'Why we ask',
    '<p>Breathlessness changes <strong>everyday</strong> plans.</p>',
    'A second heading',
    '<p>And its paragraph.</p>',
  ]);
  expect(saved.contents[0]?.id).toBe(heading?.id);
  expect(saved.questions).toMatchObject([
    { id: second?.id, text: '<p>Where, exactly?</p>', pollOptions: [] },
    { text: '<p>When?</p>' },
  ]);
  expect(saved.questions.map(({ id }) => id)).not.toContain(first?.id);
  expect(await readProject(app, ada, other.id)).toEqual(other);
});

test('Blanks around a text are not kept, and of the texts that were typed in one line none has two', async () => {
  const typed = '  Why \n\n we  ask ';
  const line = 'Why we ask';
  const [picture, heading, paragraph] = projectPayload(app).contents;

  const saved = await createProject(app, ada, {
    title: typed,
    subtitle: typed,
    funder: typed,
    policy: typed,
    contents: [
      { ...picture, type: 'IMAGE', value: '', imageAltText: typed },
      { ...heading, type: 'HEADING', value: typed },
      { ...paragraph, type: 'PARAGRAPH', value: ` <p>${typed}</p> ` },
    ],
    questions: [
      {
        text: ' <p>Where?</p> ',
        pollOptions: [{ text: typed }, { text: 'b' }],
        sliderOption: null,
      },
      {
        text: '<p>How?</p>',
        pollOptions: [],
        sliderOption: { maxValue: 5, lowerBoundText: typed, upperBoundText: typed },
      },
    ],
  });

  expect(saved).toMatchObject({
    title: line,
    subtitle: line,
    funder: line,
    policy: typed.trim(),
    contents: [{ imageAltText: line }, { value: line }, { value: `<p>${typed}</p>` }],
    questions: [
      { text: '<p>Where?</p>', pollOptions: [{ text: line }, { text: 'b' }] },
      { sliderOption: { lowerBoundText: line, upperBoundText: line } },
    ],
  });
});

type Items = readonly Schemas['NewContentItem'][];

const otherPicture = `data:image/png;base64,${encodePng(2, 2, () => [3, 4, 5]).toString('base64')}`;

const video = {
  type: 'VIDEO',
  value: 'dQw4w9WgXcQ',
  imageBase64: null,
  imageAltText: null,
} as const;

const more = { type: 'PARAGRAPH', value: '<p>More.</p>' } as const;

const altered = (items: Items, at: number, change: Partial<Items[number]>): Items =>
  items.map((item, index) => (index === at ? { ...item, ...change } : item));

/**
 * Changes to the items image, heading, paragraph, heading, paragraph, and the items that a save then writes.
 */
const changes: readonly (readonly [
  what: string,
  change: (items: Items) => Items,
  written: readonly number[],
])[] = [
  ['nothing', (items) => items, []],
  ['a heading', (items) => altered(items, 1, { value: 'Why we ask you' }), [1]],
  ['a paragraph', (items) => altered(items, 2, { value: '<p>Other words.</p>' }), [2]],
  ['the picture', (items) => altered(items, 0, { imageBase64: otherPicture }), [0]],
  ['the words for the picture', (items) => altered(items, 0, { imageAltText: 'A sea' }), [0]],
  ['the picture into a video', (items) => altered(items, 0, video), [0]],
  ['the order', (items) => [0, 3, 4, 1, 2].flatMap((at) => items[at] ?? []), [1, 2, 3, 4]],
  ['the number', (items) => items.slice(0, 3), []],
];
test.each(changes)(
  'A save that changes %s of the description writes that and nothing else of it',
  async (_what, change, written) => {
    const [picture, heading, paragraph] = projectPayload(app).contents;
    const created = await createProject(app, ada, {
      contents: [picture, heading, paragraph, heading, more].flatMap((item) => item ?? []),
    });
    const before = await writings(created.id);
    const contents = change(created.contents);

    const answer = await put({ ...unchanged(created), contents });

    expect(answer.json<Schemas['Project']>().contents).toEqual(contents);
    expect((await readProject(app, ada, created.id)).contents).toEqual(contents);
    const after = [...(await writings(created.id))];
    expect(after.flatMap(([id, at], place) => (before.get(id) === at ? [] : [place]))).toEqual(
      written,
    );
  },
);

/** Who turned a project into a draft again, from which status, and from where. */
const withdrawalsOf = (id: number) =>
  auditLines(app, { action: 'project.withdrawn', type: 'project', id }, 'actor', 'detail', 'ip');

/** The items of a description in order, each with the transaction that wrote it. */
async function writings(projectId: number): Promise<ReadonlyMap<number, string>> {
  const { rows } = await app.platform.pool.query<{ id: number; writer: string }>(
    'SELECT id, xmin::text AS writer FROM contents WHERE project_id = $1 ORDER BY position',
    [projectId],
  );
  return new Map(rows.map(({ id, writer }) => [id, writer]));
}

test('A question that is kept keeps its date and its history, whatever else changes', async () => {
  const created = await createProject(app, ada);
  const [, poll, slider] = unchanged(created).questions ?? [];
  const then = app.clock().toISOString();
  app.clock.advance({ seconds: 60 });
  const now = app.clock().toISOString();
  const questions = [
    { ...slider, pollOptions: [{ text: 'Yes' }, { text: 'No' }], sliderOption: null },
    { text: '<p>When?</p>', pollOptions: [{ text: 'Now' }, { text: 'Later' }], sliderOption: null },
    { ...poll, pollOptions: [{ text: 'At the clinic' }, { text: 'At home' }] },
  ];

  const answer = await put({ ...unchanged(created), questions });

  const saved = answer.json<Schemas['Project']>().questions;
  expect(saved).toMatchObject(questions);
  expect(saved.map(({ date }) => date)).toEqual([then, now, then]);
  expect((await readProject(app, ada, created.id)).questions).toEqual(saved);
  const { rows } = await app.platform.pool.query<{ since: Date }>(
    `SELECT status_date AS since FROM question_history WHERE question_id = ANY($1)
     ORDER BY array_position($1, question_id)`,
    [saved.map(({ id }) => id)],
  );
  expect(rows.map(({ since }) => since.toISOString())).toEqual([then, now, then]);
});

test('A new project takes eight ways to the database, and the project list two', async () => {
  const sent = vi.spyOn(Client.prototype, 'query');
  try {
    await createProject(app, ada);
    // One of them looks for the session again, which a body that comes over the network at once does not need.
    expect(sent).toHaveBeenCalledTimes(8);
    sent.mockClear();
    await app.request('GET', '/api/projects', { token: ada.token });
    expect(sent).toHaveBeenCalledTimes(2);
  } finally {
    sent.mockRestore();
  }
});

test('The chosen launch date survives a save while the published date stays empty [OPEN-52]', async () => {
  const created = await createProject(app, ada, { launchDate: daysAhead(app, 3) });

  const { publishedDate, launchDate } = await readProject(app, ada, created.id);

  expect({ publishedDate, launchDate }).toEqual({
    publishedDate: null,
    launchDate: daysAhead(app, 3),
  });
});

test('A project may go without a launch date [OPEN-53]', async () => {
  const { launchDate } = await createProject(app, ada, { launchDate: null });

  expect(launchDate).toBeNull();
});

test('Saving a project that waits for approval makes it a draft again, document on file [STATE-01, OPEN-56]', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const created = await createProject(app, ada);
  const document = await submitForApproval(app, ada, created.id);

  const answer = await put(unchanged(created));

  expect(answer.json()).toMatchObject({ status: 'DRAFT', publishedDate: null });
  const withdrawal = { actor: ada.id, detail: { from: 'PENDING' }, ip: '127.0.0.1' };
  expect(await withdrawalsOf(created.id)).toEqual([withdrawal]);
  await put(unchanged(created));
  expect(await withdrawalsOf(created.id)).toEqual([withdrawal]);
  const onFile = await app.request('GET', `/api/project-documents/${created.id}`, {
    token: ada.token,
  });
  expect(onFile.json()).toMatchObject({ id: document.id, project: { status: 'DRAFT' } });
  const waiting = await app.request('GET', '/api/project-documents', { token: admin.token });
  expect(waiting.json<{ id: number }[]>().map(({ id }) => id)).not.toContain(document.id);
});

test('Saving a rejected project makes it a draft again [STATE-01, OPEN-56]', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const created = await createProject(app, ada);
  const { id } = await submitForApproval(app, ada, created.id);
  await decide(app, admin, { id, approved: false });
  expect((await readProject(app, ada, created.id)).status).toBe('REJECTED');

  const answer = await put(unchanged(created));

  expect(answer.json()).toMatchObject({ status: 'DRAFT', publishedDate: null });
  expect(await withdrawalsOf(created.id)).toMatchObject([{ detail: { from: 'REJECTED' } }]);
});

test.each(['PENDING', 'REJECTED'] as const)(
  'A save that does not say so takes back no project that is %s',
  async (status) => {
    const admin = await app.signInAs('ROLE_ADMIN');
    const created = await createProject(app, ada);
    const { id } = await submitForApproval(app, ada, created.id);
    if (status === 'REJECTED') await decide(app, admin, { id, approved: false });
    const handedIn = await readProject(app, ada, created.id);
    const { status: _status, ...changes } = unchanged(created);

    const answer = await put({ ...changes, title: 'Other words' });

    expect(answer.json()).toMatchObject({ status: 409, detail: projectConflicts.isHandedIn });
    expect(await readProject(app, ada, created.id)).toEqual({ ...handedIn, status });
    expect(await withdrawalsOf(created.id)).toEqual([]);
  },
);

test('A draft may be saved without saying that it is one', async () => {
  const { status: _status, ...changes } = unchanged(await createProject(app, ada));

  const answer = await put({ ...changes, title: 'Other words' });

  expect(answer.json()).toMatchObject({ title: 'Other words', status: 'DRAFT' });
});

test('A project that waits for approval goes on waiting where its withdrawal cannot be recorded', async () => {
  const created = await createProject(app, ada);
  await submitForApproval(app, ada, created.id);
  const waiting = await readProject(app, ada, created.id);

  await whileUnrecorded(app, 'project.%', async () => {
    const answer = await put({ ...unchanged(created), title: 'Other words' });
    expect(answer.statusCode).toBe(500);
  });

  expect(await readProject(app, ada, created.id)).toEqual(waiting);
});

test('Two saves at the same time both count, one after the other', async () => {
  const created = await createProject(app, ada);
  const titles = ['First title', 'Second title', 'Third title'];

  const answers = await whileProjectIsLocked(app, { projectId: created.id, waiting: 3 }, () =>
    Promise.all(titles.map((title) => put({ ...unchanged(created), title }))),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const saved = await readProject(app, ada, created.id);
  expect(titles).toContain(saved.title);
  expect(saved.contents).toHaveLength(3);
  expect(saved.questions).toHaveLength(3);
});

test('A save and an approval at the same time: the later one finds what the earlier one left', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const created = await createProject(app, ada);
  const document = await submitForApproval(app, ada, created.id);

  const [saved, decided] = await whileProjectIsLocked(
    app,
    { projectId: created.id, waiting: 2 },
    () =>
      Promise.all([
        put(unchanged(created)),
        decide(app, admin, { id: document.id, approved: true }),
      ]),
  );

  const { status } = await readProject(app, ada, created.id);
  expect([saved.statusCode, decided.statusCode, status]).toEqual(
    saved.statusCode === 200 ? [200, 409, 'DRAFT'] : [409, 204, 'PUBLISHED'],
  );
});

test('A deleted interest stays where it was chosen, but cannot be newly chosen [OPEN-95]', async () => {
  const created = await createProject(app, ada, { interests: [{ id: 12 }] });
  await app.platform.pool.query('UPDATE interests SET deleted_at = now() WHERE id = 12');

  const kept = await put(unchanged(created));
  const newlyChosen = await app.request('POST', '/api/projects', {
    token: ada.token,
    json: projectPayload(app, { interests: [{ id: 12 }] }),
  });

  expect(kept.json()).toMatchObject({ interests: [{ id: 12, deleted: true }] });
  const { token } = ada;
  const summary = await app.request('GET', `/api/projects/summary/${created.id}`, { token });
  expect(summary.json()).toMatchObject({ interests: [{ id: 12, deleted: true }] });
  expect(newlyChosen.statusCode).toBe(400);
  const message = audienceChoiceMessages.deletedInterest(created.interests[0]?.name ?? '');
  expect(newlyChosen.json()).toMatchObject({ errors: [{ pointer: '/interests/0/id', message }] });
});

test('An interest that is being deleted cannot be newly chosen meanwhile [OPEN-95]', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');

  const [deleted, chosen] = await whileInterestIsLocked(
    app,
    { interestId: 11, waiting: 2 },
    async (untilWaiting) => {
      const deleting = app.request('DELETE', '/api/interest/11', { token: admin.token });
      await untilWaiting(1);
      const json = projectPayload(app, { interests: [{ id: 11 }] });
      const choosing = app.request('POST', '/api/projects', { token: ada.token, json });
      return Promise.all([deleting, choosing]);
    },
  );

  expect(deleted.statusCode).toBe(204);
  expect(chosen.statusCode).toBe(400);
  expect(chosen.json()).toMatchObject({ errors: [{ pointer: '/interests/0/id' }] });
});
