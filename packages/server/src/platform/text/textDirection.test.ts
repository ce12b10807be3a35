import type { Schemas } from '@sounding/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../testing/mailbox';
import {
  createProject,
  decide,
  projectPayload,
  publishProject,
  smallPngDataUrl,
  submitForApproval,
} from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';

let app: TestApp;
let ada: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signInAs('ROLE_RESEARCHER');
  admin = await app.signInAs('ROLE_ADMIN');
});

afterAll(() => app.close());

/** Reads as “refused”, or turns round whatever stands behind it. */
const disguised = 'a\u202edesufer\u202c\u2067 b\u2069\u2066';
const asWritten = 'adesufer\u2067 b\u2069';

test('No text of a project can read as another one, or turn round what stands behind it [OPEN-116]', async () => {
  const project = await createProject(app, ada, {
    title: disguised,
    subtitle: disguised,
    funder: disguised,
    policy: disguised,
    contents: [
      { type: 'IMAGE', value: '', imageBase64: smallPngDataUrl, imageAltText: disguised },
      { type: 'HEADING', value: disguised },
      { type: 'PARAGRAPH', value: `<p>${disguised}&#x202E;&#8238;</p>` },
    ],
    questions: [
      { text: `<p>${disguised}</p>`, pollOptions: [], sliderOption: null },
      {
        text: '<p>Where?</p>',
        pollOptions: [{ text: disguised }, { text: 'b' }],
        sliderOption: null,
      },
      {
        text: '<p>How?</p>',
        pollOptions: [],
        sliderOption: { maxValue: 5, lowerBoundText: disguised, upperBoundText: disguised },
      },
    ],
  });

  const { title, subtitle, funder, policy, contents, questions } = project;
  expect([title, subtitle, funder, policy]).toEqual(Array.from({ length: 4 }, () => asWritten));
  expect(contents.map(({ value, imageAltText }) => imageAltText ?? value)).toEqual([
    asWritten,
    asWritten,
    `<p>${asWritten}</p>`,
  ]);
  expect(questions.map(({ text }) => text)).toEqual([
    `<p>${asWritten}</p>`,
    '<p>Where?</p>',
    '<p>How?</p>',
  ]);
  expect(questions[1]?.pollOptions).toEqual([{ text: asWritten }, { text: 'b' }]);
  expect(questions[2]?.sliderOption).toMatchObject({
    lowerBoundText: asWritten,
    upperBoundText: asWritten,
  });
});

test('A text of nothing but controls of direction is none [RULE-01]', async () => {
  const answer = await app.request('POST', '/api/projects', {
    token: ada.token,
    json: projectPayload(app, { title: '\u202e\u2066' }),
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ detail: 'Title is required' });
});

test('Neither can what the research team says in an involvement report', async () => {
  const { id } = await publishProject(app, ada, { launchDate: null });
  const report = await app.request('POST', `/api/project/${id}/involvement-report`, {
    token: ada.token,
    json: { aim: disguised, influence: disguised, reflections: disguised },
  });
  expect(report.payload.split(asWritten)).toHaveLength(4);
  expect(report.payload).not.toMatch(/[\u202a-\u202e]/u);
});

test('Neither can an update, a question, a category, a name, nor an administrator’s comment', async () => {
  const project = await publishProject(app, ada, { launchDate: null });
  const sent = { text: disguised, project: { id: project.id }, status: 'DRAFT' } as const;
  const update = await app.request('POST', '/api/project-updates', {
    token: ada.token,
    json: sent,
  });
  expect(update.json<Schemas['ProjectUpdate']>().text).toBe(asWritten);

  const question = { ...sent, pollOptions: [], sliderOption: null };
  await app.request('POST', '/api/questions', { token: ada.token, json: question });
  const asked = await app.request(
    'GET',
    `/api/questions-with-poll-scores/project/${project.id}`,
    ada,
  );
  expect(asked.json<Schemas['Question'][]>().map(({ text }) => text)).toContain(asWritten);

  const json = { name: disguised };
  const interest = await app.request('POST', '/api/interest', { token: admin.token, json });
  expect(interest.json<Schemas['Interest']>().name).toBe(asWritten);

  const login = 'grace@sounding.example';
  const researcher = { name: disguised, login, role: 'ROLE_RESEARCHER' };
  const registered = await app.request('POST', '/api/register-researcher', {
    token: admin.token,
    json: researcher,
  });
  expect(registered.json<Schemas['Researcher']>().fullName).toBe(asWritten);

  const outside = { name: disguised, login: 'mary@elsewhere.example' };
  await app.request('POST', '/api/researcher-signup', { json: outside });
  const requests = await app.request('GET', '/api/signup-requests', admin);
  const [request] = requests.json<Schemas['SignupRequest'][]>();
  expect(request?.fullName).toBe(asWritten);
  await app.request('POST', '/api/approve-reject-signup', {
    token: admin.token,
    json: {
      ...outside,
      name: undefined,
      id: request?.id,
      approvalStatus: 'REJECTED',
      comment: disguised,
    },
  });
  expect((await mailsTo(app, outside.login)).at(-1)?.body).toContain(asWritten);

  const document = await submitForApproval(app, ada, (await createProject(app, ada)).id);
  const decision = { id: document.id, approved: false, comment: disguised };
  await decide(app, admin, decision);
  expect((await mailsTo(app, ada.login)).at(-1)?.body).toContain(asWritten);
});
