import type { Schemas } from '@sounding/api-client';
import { questionEditorMessages } from '@sounding/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLines } from '../../testing/auditLines';
import {
  askQuestion,
  listQuestions,
  readQuestion,
  sendQuestion,
} from '../../testing/feedbackFixtures';
import {
  createProject,
  daysAhead,
  publishProject,
  readProject,
  submitForApproval,
} from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { whileProjectIsLocked } from '../../testing/whileLocked';
import { whileUnrecorded } from '../../testing/whileUnrecorded';
import { questionConflicts } from './questionService';

let app: TestApp;
let ada: SignedIn;
let projectId: number;

const poll = [{ text: 'At home' }, { text: 'At the clinic' }];
const scale = { maxValue: 5, lowerBoundText: 'Not clear', upperBoundText: 'Very clear' };

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signInAs('ROLE_RESEARCHER');
  ({ id: projectId } = await publishProject(app, ada, { launchDate: null }));
});

afterAll(() => app.close());

const change = (
  id: number,
  changes: Partial<Schemas['QuestionChanges']> = {},
  owner = ada,
  tag?: string,
) =>
  app.request('PUT', '/api/questions', {
    token: owner.token,
    headers: tag === undefined ? {} : { 'if-match': tag },
    json: {
      id,
      text: '<p>What would help?</p>',
      project: { id: projectId },
      pollOptions: [],
      sliderOption: null,
      status: 'DRAFT',
      ...changes,
    },
  });

const move = (id: number, action: 'activate' | 'deactivate' | 'history', owner = ada) =>
  app.request('POST', `/api/question/${id}/${action}`, { token: owner.token });

const read = (id: number) => readQuestion(app, ada, projectId, id);
const statusesOf = async (id: number) =>
  (await read(id)).questionHistory.map(({ status }) => status);

async function end(id: number, completedAt: Date | null) {
  await app.platform.pool.query(
    'UPDATE projects SET end_date = $1, completed_at = $2 WHERE id = $3',
    [app.clock(), completedAt, id],
  );
}

test('A researcher reads all questions of a project, newest first [QUES-01, API-36, UI-20]', async () => {
  const { id, questions } = await publishProject(app, ada, { launchDate: null });
  app.clock.advance({ seconds: 60 });
  const draft = await askQuestion(app, ada, id, { status: 'DRAFT' });
  app.clock.advance({ seconds: 60 });
  const newest = await askQuestion(app, ada, id);
  await move(newest, 'deactivate');

  const listed = await listQuestions(app, ada, id);

  expect(listed.map((question) => [question.id, question.status])).toEqual([
    [newest, 'DEACTIVATED'],
    [draft, 'DRAFT'],
    ...questions.map((question) => [question.id, 'PUBLISHED']).reverse(),
  ]);
});

test.each(['PUBLISHED', 'DRAFT'] as const)(
  'A new question is saved as %s with its first line of history, and answers its id [QUES-09, API-37, ROLE-02]',
  async (status) => {
    const sent = { status, pollOptions: poll, date: daysAhead(app, -400) };
    const answer = await sendQuestion(app, ada, projectId, {
      ...sent,
      text: '<p onclick="x()">Where?<script>alert(1)</script></p>',
    });

    expect(answer.statusCode).toBe(201);
    const { id } = answer.json<Schemas['SavedQuestion']>().data;
    const now = app.clock().toISOString();
    expect(await read(id)).toEqual({
      id,
      text: '<p>Where?</p>',
      date: now,
      status,
      project: { id: projectId },
      pollScores: [
        { pollOptionText: 'At home', percentage: null, count: 0 },
        { pollOptionText: 'At the clinic', percentage: null, count: 0 },
      ],
      sliderScores: null,
      answersCount: 0,
      questionHistory: [{ status, statusDate: now }],
      version: 1,
    });
  },
);

/** What the audit log says of a question, oldest first. */
const actsOn = async (id: number) =>
  (await auditLines(app, { type: 'question', id })).map(({ action, actor }) => [action, actor]);

test('Who asks people a question, and who stops asking it, is in the audit log, once for each act', async () => {
  const id = await askQuestion(app, ada, projectId, { status: 'DRAFT' });
  await change(id, { text: '<p>Better words</p>' });
  expect(await actsOn(id)).toEqual([]);

  await change(id, { status: 'PUBLISHED' });
  await change(id, { status: 'PUBLISHED' });
  await move(id, 'deactivate');
  await move(id, 'deactivate');
  await move(id, 'history');
  await move(id, 'activate');

  expect(await actsOn(id)).toEqual([
    ['question.published', ada.id],
    ['question.deactivated', ada.id],
    ['question.activated', ada.id],
  ]);
  const asked = await askQuestion(app, ada, projectId);
  expect(await actsOn(asked)).toEqual([['question.published', ada.id]]);
});

test('A question stays as it was where its line in the audit log cannot be written', async () => {
  const draft = await askQuestion(app, ada, projectId, { status: 'DRAFT' });
  const asked = await askQuestion(app, ada, projectId);

  await whileUnrecorded(app, 'question.%', async () => {
    expect((await change(draft, { status: 'PUBLISHED' })).statusCode).toBe(500);
    expect((await move(asked, 'deactivate')).statusCode).toBe(500);
  });

  expect([(await read(draft)).status, (await read(asked)).status]).toEqual(['DRAFT', 'PUBLISHED']);
});

test('More than three questions can be asked here [OPEN-72]', async () => {
  const { id, questions } = await publishProject(app, ada, { launchDate: null });
  expect(questions).toHaveLength(3);
  expect((await sendQuestion(app, ada, id)).statusCode).toBe(201);
});

test('A draft changes its kind, words and order of choices, is saved again and then published [QUES-10, API-38]', async () => {
  const id = await askQuestion(app, ada, projectId, { status: 'DRAFT', pollOptions: poll });

  const saved = await change(id, { text: '<p>How clear?</p>', sliderOption: scale });
  expect(saved.json()).toEqual({ data: { id } });
  expect(await read(id)).toMatchObject({
    text: '<p>How clear?</p>',
    status: 'DRAFT',
    pollScores: [],
    sliderScores: { ...scale, valueCounts: [0, 0, 0, 0, 0, 0], mean: null, median: null },
  });

  app.clock.advance({ seconds: 60 });
  await change(id, { pollOptions: poll });
  const reordered = { pollOptions: poll.toReversed(), status: 'PUBLISHED' } as const;
  expect((await change(id, reordered)).statusCode).toBe(200);
  // Updating the first choice moves its row to the end of the table.
  await app.platform.pool.query(
    'UPDATE poll_options SET text = text WHERE question_id = $1 AND position = 0',
    [id],
  );
  const published = await read(id);
  expect(published).toMatchObject({ status: 'PUBLISHED', sliderScores: null });
  expect(published.pollScores.map(({ pollOptionText }) => pollOptionText)).toEqual([
    'At the clinic',
    'At home',
  ]);
  expect(published.questionHistory).toEqual([
    { status: 'DRAFT', statusDate: published.date },
    { status: 'PUBLISHED', statusDate: app.clock().toISOString() },
  ]);
});

test('A change of one draft changes no other question [QUES-10, API-38]', async () => {
  const { id } = await publishProject(app, ada, { launchDate: null });
  const project = { id };
  const draft = await askQuestion(app, ada, id, { status: 'DRAFT', pollOptions: poll });
  app.clock.advance({ seconds: 60 });
  await askQuestion(app, ada, id, { status: 'DRAFT', pollOptions: poll });
  const others = (await listQuestions(app, ada, id)).filter((question) => question.id !== draft);

  await change(draft, { project, text: '<p>How clear?</p>', sliderOption: scale });

  expect((await listQuestions(app, ada, id)).filter((question) => question.id !== draft)).toEqual(
    others,
  );
});

test('A question that is asked later stands behind those of its project’s form', async () => {
  const { id, questions } = await publishProject(app, ada, { launchDate: null });
  const asked = [await askQuestion(app, ada, id), await askQuestion(app, ada, id)];

  const { questions: all } = await readProject(app, ada, id);

  expect(all.map((question) => question.id)).toEqual([
    ...questions.map((question) => question.id),
    ...asked,
  ]);
});

test('What people answer, or answered, is not rewritten [QUES-11]', async () => {
  const id = await askQuestion(app, ada, projectId, { pollOptions: poll });
  const before = await read(id);

  const published = await change(id, { text: '<p>Never asked</p>' });
  await move(id, 'deactivate');
  const deactivated = await change(id, { status: 'PUBLISHED' });

  for (const answer of [published, deactivated]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ detail: questionConflicts.onlyDrafts });
  }
  const { text, pollScores } = await read(id);
  expect({ text, pollScores }).toEqual({ text: before.text, pollScores: before.pollScores });
});

test('A question is deactivated and activated, no other with it, each with its date in the history [QUES-08, QUES-12, QUES-13, API-36, API-39, API-40]', async () => {
  const bea = await app.signInAs('ROLE_RESEARCHER');
  const foreign = await publishProject(app, bea);
  const sibling = await askQuestion(app, ada, projectId);
  await move(sibling, 'deactivate');
  const others = async () => [await read(sibling), await listQuestions(app, bea, foreign.id)];
  const untouched = await others();
  const id = await askQuestion(app, ada, projectId);
  const dates = [app.clock().toISOString()];
  for (const [action, status] of [
    ['deactivate', 'DEACTIVATED'],
    ['activate', 'PUBLISHED'],
  ] as const) {
    app.clock.advance({ seconds: 60 });
    dates.push(app.clock().toISOString());
    expect((await move(id, action)).statusCode).toBe(204);
    expect((await read(id)).status).toBe(status);
    expect(await others()).toEqual(untouched);
  }
  // Updating the first line moves its row to the end of the table.
  await app.platform.pool.query(
    'UPDATE question_history SET status = status WHERE question_id = $1 AND status_date = $2',
    [id, dates[0]],
  );
  const history = [
    { status: 'PUBLISHED', statusDate: dates[0] },
    { status: 'DEACTIVATED', statusDate: dates[1] },
    { status: 'PUBLISHED', statusDate: dates[2] },
  ];
  expect((await read(id)).questionHistory).toEqual(history);
  expect((await move(id, 'history')).json()).toEqual(history);
});

test('A draft is neither deactivated nor activated, and nothing is so twice', async () => {
  const draft = await askQuestion(app, ada, projectId, { status: 'DRAFT' });
  const published = await askQuestion(app, ada, projectId);

  const refused = [
    await move(draft, 'deactivate'),
    await move(draft, 'activate'),
    await move(published, 'activate'),
  ];

  expect(refused.map((answer) => answer.json<Schemas['Problem']>())).toMatchObject(
    [questionConflicts.deactivate, questionConflicts.activate, questionConflicts.activate].map(
      (detail) => ({ status: 409, title: 'Not possible now', detail }),
    ),
  );
  expect(await statusesOf(draft)).toEqual(['DRAFT']);
  expect(await statusesOf(published)).toEqual(['PUBLISHED']);
});

test('Recording the history answers it, and adds the present status only where it is missing [API-41, OPEN-78]', async () => {
  const id = await askQuestion(app, ada, projectId);
  const known = await move(id, 'history');
  expect(known.json()).toEqual((await read(id)).questionHistory);

  await app.platform.pool.query("UPDATE questions SET status = 'DEACTIVATED' WHERE id = $1", [id]);
  app.clock.advance({ seconds: 60 });
  const added = await move(id, 'history');
  expect(added.json<Schemas['QuestionHistoryEntry'][]>().at(-1)).toEqual({
    status: 'DEACTIVATED',
    statusDate: app.clock().toISOString(),
  });
  expect((await move(id, 'history')).json()).toEqual(added.json());
});

test('The second of two people who changed one draft is told, and nothing is lost', async () => {
  const asked = await sendQuestion(app, ada, projectId, { status: 'DRAFT' });
  const { id } = asked.json<Schemas['SavedQuestion']>().data;
  const tag = asked.headers.etag?.toString();

  const first = await change(id, { text: '<p>From the first tab?</p>' }, ada, tag);
  const second = await change(id, { text: '<p>From the second tab?</p>' }, ada, tag);

  expect([first.statusCode, second.statusCode]).toEqual([200, 412]);
  expect(second.json<Schemas['Problem']>().type).toBe('/problems/changed-meanwhile');
  const { text, version } = await read(id);
  expect([text, `"${version}"`]).toEqual(['<p>From the first tab?</p>', first.headers.etag]);
  const third = await change(id, { text: '<p>Both?</p>' }, ada, `"${version}"`);
  expect(third.statusCode).toBe(200);
});

test('Of two saves of one draft at the same time one is told', async () => {
  const id = await askQuestion(app, ada, projectId, { status: 'DRAFT' });
  const { version } = await read(id);

  const answers = await whileProjectIsLocked(app, { projectId, waiting: 2 }, () =>
    Promise.all([
      change(id, { text: '<p>One?</p>' }, ada, `"${version}"`),
      change(id, { text: '<p>Two?</p>' }, ada, `"${version}"`),
    ]),
  );

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
});

test('What is published or withdrawn is another version', async () => {
  const id = await askQuestion(app, ada, projectId, { status: 'DRAFT' });
  const versions = [(await read(id)).version];
  await change(id, { status: 'PUBLISHED' });
  versions.push((await read(id)).version);
  await move(id, 'history');
  versions.push((await read(id)).version);
  await move(id, 'deactivate');
  versions.push((await read(id)).version);

  expect(versions).toEqual([1, 2, 2, 3]);
  // The status is refused before the version: the answer says that only a draft can be changed.
  expect((await change(id, {}, ada, '"1"')).statusCode).toBe(409);
});

test('Of two who publish a draft at once one is told that it is published', async () => {
  const id = await askQuestion(app, ada, projectId, { status: 'DRAFT' });
  const publish = (text: string) => change(id, { text, status: 'PUBLISHED' });

  const answers = await whileProjectIsLocked(app, { projectId, waiting: 2 }, () =>
    Promise.all([publish('<p>One</p>'), publish('<p>Other</p>')]),
  );

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await statusesOf(id)).toEqual(['DRAFT', 'PUBLISHED']);
});

test('Of two who deactivate at once one is told that it has happened', async () => {
  const id = await askQuestion(app, ada, projectId);

  const answers = await whileProjectIsLocked(app, { projectId, waiting: 2 }, () =>
    Promise.all([move(id, 'deactivate'), move(id, 'deactivate')]),
  );

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  expect(await statusesOf(id)).toEqual(['PUBLISHED', 'DEACTIVATED']);
});

test('What has waited for another change has a later time in the history than that', async () => {
  const id = await askQuestion(app, ada, projectId);

  await whileProjectIsLocked(app, { projectId, waiting: 2 }, async (untilWaiting) => {
    const moving = move(id, 'deactivate');
    await untilWaiting(1);
    app.clock.advance({ seconds: 60 });
    return Promise.all([moving, change(id, { status: 'DRAFT' })]);
  });

  const { questionHistory } = await read(id);
  expect(questionHistory.at(-1)).toEqual({
    status: 'DEACTIVATED',
    statusDate: app.clock().toISOString(),
  });
});

test('A question that has waited for another change has a later time than that', async () => {
  const draft = await askQuestion(app, ada, projectId, { status: 'DRAFT' });

  const [asked] = await whileProjectIsLocked(
    app,
    { projectId, waiting: 2 },
    async (untilWaiting) => {
      const asking = askQuestion(app, ada, projectId);
      await untilWaiting(1);
      app.clock.advance({ seconds: 60 });
      return Promise.all([asking, change(draft)]);
    },
  );

  expect((await read(asked)).date).toBe(app.clock().toISOString());
});

test.each([
  [
    'has ended',
    false,
    'Its end date has passed, so nobody could answer. Set a later end date first.',
  ],
  ['is completed', true, 'This project is completed, so nobody could answer.'],
])(
  'A project that %s takes no question any more, and one can still be withdrawn',
  async (_said, isCompleted, detail) => {
    const { id, questions } = await publishProject(app, ada, { launchDate: null });
    const project = { id };
    const [asked = 0, withdrawn = 0] = questions.map((question) => question.id);
    const draft = await askQuestion(app, ada, id, { status: 'DRAFT' });
    await move(withdrawn, 'deactivate');
    await end(id, isCompleted ? app.clock() : null);

    const refused = [
      await sendQuestion(app, ada, id),
      await sendQuestion(app, ada, id, { status: 'DRAFT' }),
      await change(draft, { project, status: 'PUBLISHED' }),
      await move(withdrawn, 'activate'),
    ];

    for (const answer of refused) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ detail });
    }
    expect((await move(asked, 'deactivate')).statusCode).toBe(204);
  },
);

describe('A question is refused', () => {
  const link = `<a href="https://nhs.uk/${'a'.repeat(30)}">x</a>`;
  type Case = readonly [string, Partial<Schemas['NewQuestion']>, string, string];
  const cases: readonly Case[] = [
    [
      'that is blank [RULE-40]',
      { text: '<p> &nbsp;</p>' },
      '/text',
      'Please, enter your question into the text box',
    ],
    [
      'whose poll has an empty option [RULE-41]',
      { pollOptions: [{ text: 'Yes' }, { text: ' ' }] },
      '/pollOptions/1/text',
      'Please, enter text for all poll options in your question',
    ],
    [
      'of which a choice reads the same as another',
      { pollOptions: [{ text: 'No' }, { text: 'Yes' }, { text: ' yes ' }] },
      '/pollOptions/2/text',
      'Choice 3 says the same as choice 2',
    ],
    [
      'whose scale lacks its left label [RULE-42]',
      { sliderOption: { ...scale, lowerBoundText: '' } },
      '/sliderOption/lowerBoundText',
      'Please, enter text for the left label of the slider',
    ],
    [
      'whose scale lacks its right label [RULE-43]',
      { sliderOption: { ...scale, upperBoundText: '' } },
      '/sliderOption/upperBoundText',
      'Please, enter text for the right label of the slider',
    ],
    [
      'of more than 255 characters, markup not counted [RULE-44]',
      { text: `<p>${'a'.repeat(256)}</p>` },
      '/text',
      'The Question cannot exceed 255 characters',
    ],
    [
      'that is poll and scale at once',
      { pollOptions: poll, sliderOption: scale },
      '/sliderOption',
      'A question can have a poll or a slider, not both',
    ],
    [
      'with one choice',
      { pollOptions: [{ text: 'Yes' }] },
      '/pollOptions',
      'A poll needs at least 2 choices',
    ],
    [
      'longer than the contract itself takes [RULE-44]',
      { text: 'a'.repeat(20_001) },
      '/text',
      'The Question cannot exceed 255 characters, nor 20,000 with its links and formatting',
    ],
    [
      'whose links make more of it than is kept',
      { text: `<p>${link.repeat(240)}</p>` },
      '/text',
      'The Question cannot exceed 255 characters, nor 20,000 with its links and formatting',
    ],
    [
      'with a choice longer than the contract itself takes',
      { pollOptions: [{ text: 'Yes' }, { text: 'a'.repeat(1_001) }] },
      '/pollOptions/1/text',
      questionEditorMessages.pollChoiceTooLong,
    ],
    [
      'whose scale is longer than the contract itself takes',
      { sliderOption: { ...scale, maxValue: 11 } },
      '/sliderOption/maxValue',
      questionEditorMessages.likertMaxInvalid,
    ],
    ...(['lowerBoundText', 'upperBoundText'] as const).map((label): Case => [
      `whose ${label} is longer than the contract itself takes`,
      { sliderOption: { ...scale, [label]: 'a'.repeat(1_001) } },
      `/sliderOption/${label}`,
      questionEditorMessages.likertLabelTooLong,
    ]),
  ];
  test.each(cases)('%s', async (_name, changes, pointer, message) => {
    const draft = await askQuestion(app, ada, projectId, { status: 'DRAFT' });
    const before = await listQuestions(app, ada, projectId);
    for (const answer of [
      await sendQuestion(app, ada, projectId, changes),
      await change(draft, changes),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ pointer, message }] });
    }
    expect(await listQuestions(app, ada, projectId)).toEqual(before);
  });

  test.each([
    { status: 'DEACTIVATED' },
    { text: null },
    { text: '<p>\ud800</p>' },
    { pollOptions: null },
    { pollOptions: [{ text: 'Yes', count: 9 }] },
    { sliderOption: { ...scale, maxValue: '5' } },
    { answersCount: 1_000 },
    { project: { id: 0 } },
  ])('off the contract: %j', async (changes) => {
    const json = {
      text: '<p>Why?</p>',
      project: { id: projectId },
      pollOptions: [],
      sliderOption: null,
      status: 'DRAFT',
      ...changes,
    };
    const answer = await app.request('POST', '/api/questions', { token: ada.token, json });
    expect(answer.statusCode).toBe(400);
  });
});

test('A poll that has had a choice twice since before stays as it is, and is mended when it is changed', async () => {
  const options = async (id: number) =>
    (await read(id)).pollScores.map(({ pollOptionText }) => pollOptionText);
  const [draft, published] = [
    await askQuestion(app, ada, projectId, { pollOptions: poll, status: 'DRAFT' }),
    await askQuestion(app, ada, projectId, { pollOptions: poll }),
  ];
  await app.platform.pool.query(
    `UPDATE poll_options SET text = 'At home' WHERE question_id = ANY ($1::int[])`,
    [[draft, published]],
  );

  expect((await move(published, 'deactivate')).statusCode).toBe(204);
  expect((await move(published, 'activate')).statusCode).toBe(204);
  expect(await options(published)).toEqual(['At home', 'At home']);

  const twice = [{ text: 'At home' }, { text: 'At home' }];
  const refused = await change(draft, { pollOptions: twice });
  expect(refused.statusCode).toBe(400);
  expect(refused.json<Schemas['Problem']>().errors).toEqual([
    { pointer: '/pollOptions/1/text', message: 'Choice 2 says the same as choice 1' },
  ]);
  expect(await options(draft)).toEqual(['At home', 'At home']);
  expect((await change(draft, { pollOptions: poll })).statusCode).toBe(200);
});

test('A key that has asked one question names it when it comes with another', async () => {
  const ask = (text: string) =>
    app.request('POST', '/api/questions', {
      token: ada.token,
      headers: { 'idempotency-key': 'asked-only-once' },
      json: {
        text,
        project: { id: projectId },
        status: 'DRAFT',
        pollOptions: [],
        sliderOption: null,
      },
    });
  const { data } = (await ask('<p>Why?</p>')).json<Schemas['SavedQuestion']>();
  const other = await ask('<p>Where?</p>');
  expect(other.statusCode).toBe(422);
  expect(other.json()).toMatchObject({ type: '/problems/key-reused', createdId: data.id });
});

describe('Until its project is published, a question is written with it', () => {
  test.each(['DRAFT', 'PENDING'])(
    'so that a %s project gets no fourth, and the review sees what is published [OPEN-72]',
    async (status) => {
      const { id, questions } = await createProject(app, ada);
      if (status === 'PENDING') await submitForApproval(app, ada, id);
      const before = await readProject(app, ada, id);
      expect([before.status, questions.length]).toEqual([status, 3]);

      const answers = [
        await sendQuestion(app, ada, id, { status: 'DRAFT' }),
        await sendQuestion(app, ada, id),
        await change(questions[0]?.id ?? 0, { text: '<p>Which drug?</p>', project: { id } }),
        await change(questions[0]?.id ?? 0, { status: 'PUBLISHED', project: { id } }),
      ];

      for (const answer of answers) {
        expect(answer.statusCode).toBe(409);
        expect(answer.json()).toMatchObject({
          title: 'Not possible yet',
          detail: questionConflicts.notPublished,
        });
      }
      expect(await readProject(app, ada, id)).toEqual(before);
    },
  );
});

describe('Another researcher', () => {
  test('finds none of it, and changes nothing [ROLE-04]', async () => {
    const grace = await app.signInAs('ROLE_RESEARCHER');
    const draft = await askQuestion(app, ada, projectId, { status: 'DRAFT' });
    const published = await askQuestion(app, ada, projectId);
    const before = await listQuestions(app, ada, projectId);
    const list = `/api/questions-with-poll-scores/project/${projectId}`;

    const answers = [
      await app.request('GET', list, { token: grace.token }),
      await sendQuestion(app, grace, projectId),
      await change(draft, {}, grace),
      await move(published, 'deactivate', grace),
      await move(published, 'activate', grace),
      await move(published, 'history', grace),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await listQuestions(app, ada, projectId)).toEqual(before);
  });

  test('cannot move a question into a project of theirs [ROLE-04]', async () => {
    const grace = await app.signInAs('ROLE_RESEARCHER');
    const theirs = await publishProject(app, grace, { launchDate: null });
    const draft = await askQuestion(app, ada, projectId, { status: 'DRAFT' });
    const before = await read(draft);

    const moved = await change(draft, { project: { id: theirs.id } }, grace);

    expect(moved.statusCode).toBe(404);
    expect(await read(draft)).toEqual(before);
  });
});
