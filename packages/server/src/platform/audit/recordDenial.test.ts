import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLines } from '../../testing/auditLines';
import { addAnswer, askQuestion, postUpdate } from '../../testing/feedbackFixtures';
import {
  createProject,
  documentForm,
  projectPayload,
  publishProject,
  submitForApproval,
} from '../../testing/projectFixtures';
import { startTestApp, type RequestOptions, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { readContract } from '../http/contract';

type Kind = 'project' | 'question' | 'project-update' | 'answer';

let app: TestApp;
let bob: SignedIn;
/** The ids of Ada's records, by kind. */
const theirs = new Map<Kind, number>();

beforeAll(async () => {
  app = await startTestApp();
  const ada = await app.signInAs('ROLE_RESEARCHER');
  bob = await app.signInAs('ROLE_RESEARCHER');
  const { id: projectId } = await publishProject(app, ada, { launchDate: null });
  const id = await askQuestion(app, ada, projectId);
  theirs
    .set('project', projectId)
    .set('question', id)
    .set('project-update', (await postUpdate(app, ada, projectId)).id)
    .set('answer', await addAnswer(app, { id, projectId }, { comment: 'Evenings' }));
});

afterAll(() => app.close());

const theirId = (kind: Kind) => theirs.get(kind) ?? 0;

async function denialsOf({ id }: Pick<SignedIn, 'id'>) {
  const lines = await auditLines(app, { actor: id, action: 'access.denied' });
  return lines.map(({ type, target, detail }) => [type, target, detail]);
}

const parameterKinds = new Map<string, Kind>([
  ['ProjectId', 'project'],
  ['QuestionId', 'question'],
  ['UpdateId', 'project-update'],
  ['AnswerId', 'answer'],
]);

const { operations, document } = readContract();
const named = operations.flatMap(({ id, method, path, roles }) => {
  if (!roles.has('ROLE_RESEARCHER') || !path.includes('{')) return [];
  const paths = document['paths'] as Record<string, Record<string, unknown>>;
  const text = JSON.stringify(paths[path.slice('/api'.length)]?.[method]);
  const name = /components\/parameters\/(\w+Id)"/u.exec(text)?.[1] ?? '';
  return [{ id, method: method.toUpperCase(), path, kind: parameterKinds.get(name) }];
});

const bodies: Readonly<Record<string, () => RequestOptions>> = {
  exportProject: () => ({
    body: 'Calm-estuary-2026!',
    headers: { 'content-type': 'text/plain' },
  }),
  makeInvolvementReport: () => ({ json: { aim: '', influence: '', reflections: '' } }),
};

describe('Whoever asks for what is another researcher’s leaves a line in the audit log', () => {
  test.each(named.filter(({ id }) => id !== 'decideAnswers'))(
    'by its address: $id [ROLE-04]',
    async ({ id, method, path, kind }) => {
      if (kind === undefined) throw new Error(`${id} names a record that the test does not know`);
      const before = await denialsOf(bob);
      const send = (number: number) =>
        app.request(method, path.replace('{id}', String(number)), {
          ...bodies[id]?.(),
          token: bob.token,
        });

      expect((await send(theirId(kind))).statusCode).toBe(404);
      expect((await send(2_147_483_647)).statusCode).toBe(404);

      const line = [kind, String(theirId(kind)), { operation: id }];
      expect((await denialsOf(bob)).slice(before.length)).toEqual([line]);
    },
  );

  const project = () => ({ id: theirId('project') });
  const question = () => ({ text: 'Why?', pollOptions: [], sliderOption: null, status: 'DRAFT' });

  test.each<[string, Kind, string, string, () => RequestOptions]>([
    [
      ...(['updateProject', 'project', 'PUT', '/api/projects'] as const),
      () => ({ json: { ...projectPayload(app), ...project() } }),
    ],
    [
      ...(['createProjectUpdate', 'project', 'POST', '/api/project-updates'] as const),
      () => ({ json: { text: 'a', status: 'DRAFT', project: project() } }),
    ],
    [
      ...(['updateProjectUpdate', 'project', 'PUT', '/api/project-updates'] as const),
      () => ({
        json: { id: theirId('project-update'), text: 'a', status: 'DRAFT', project: project() },
      }),
    ],
    [
      ...(['createQuestion', 'project', 'POST', '/api/questions'] as const),
      () => ({ json: { ...question(), project: project() } }),
    ],
    [
      ...(['updateQuestion', 'project', 'PUT', '/api/questions'] as const),
      () => ({ json: { ...question(), id: theirId('question'), project: project() } }),
    ],
    [
      ...(['uploadProjectDocument', 'project', 'POST', '/api/project-documents'] as const),
      () => documentForm(theirId('project')),
    ],
  ])('in a body: %s [ROLE-04]', async (id, kind, method, url, body) => {
    const before = await denialsOf(bob);

    expect((await app.request(method, url, { ...body(), token: bob.token })).statusCode).toBe(404);

    const line = [kind, String(theirId(kind)), { operation: id }];
    expect((await denialsOf(bob)).slice(before.length)).toEqual([line]);
  });

  test('in a list, one that names all of them, and not what is their own [ROLE-04]', async () => {
    const id = theirId('question');
    const another = await addAnswer(
      app,
      { id, projectId: theirId('project') },
      { comment: 'Nights' },
    );
    const grace = await app.signInAs('ROLE_RESEARCHER');
    const { id: projectId } = await publishProject(app, grace, { launchDate: null });
    const question = { id: await askQuestion(app, grace, projectId), projectId };
    const own = await addAnswer(app, question, { comment: 'Mornings' });

    const answer = await app.request('PUT', `/api/answers/project/${projectId}/decisions`, {
      token: grace.token,
      json: {
        decision: 'APPROVE',
        answers: [{ id: another }, { id: own }, { id: theirId('answer') }],
      },
    });

    expect(answer.statusCode).toBe(404);
    expect(await denialsOf(grace)).toEqual([
      [
        'answer',
        String(theirId('answer')),
        { operation: 'decideAnswers', others: String(another) },
      ],
    ]);
  });

  test('an administrator too, who asks for a draft', async () => {
    const grace = await app.signInAs('ROLE_ADMIN');
    const { id } = await createProject(app, bob);
    const { id: handedIn } = await createProject(app, bob);
    await submitForApproval(app, bob, handedIn);

    expect((await app.request('GET', `/api/projects/${id}`, grace)).statusCode).toBe(404);
    expect((await app.request('GET', `/api/projects/${handedIn}`, grace)).statusCode).toBe(200);

    expect(await denialsOf(grace)).toEqual([['project', String(id), { operation: 'getProject' }]]);
  });

  test('an administrator too, for whatever is asked of another administrator, and nobody for what nobody has', async () => {
    const grace = await app.signInAs('ROLE_ADMIN');
    const joan = await app.signInAs('ROLE_ADMIN');
    const { token } = grace;
    const plain = { 'content-type': 'text/plain' };
    const changes = { name: 'Joan Clarke', login: 'joan@sounding.example' };
    const ask = async ({ id, login: body }: Pick<SignedIn, 'id' | 'login'>) => {
      const answers = [
        await app.request('GET', `/api/researcher/${id}`, { token }),
        await app.request('POST', `/api/researcher/edit/${id}`, { token, json: changes }),
      ];
      const paths = ['/researcher/deactivate', '/researcher/activate', '/reset/2fa'];
      for (const path of paths) {
        const options = { token, body, headers: plain };
        answers.push(await app.request('POST', `/api/account${path}`, options));
      }
      return answers.map(({ statusCode }) => statusCode);
    };
    const refused = [404, 404, 404, 404, 404];

    expect(await ask(joan)).toEqual(refused);
    expect(await ask(grace)).toEqual(refused);
    expect(await ask({ id: 2_147_483_647, login: 'nobody@sounding.example' })).toEqual(refused);

    expect(await denialsOf(grace)).toEqual(
      [
        'getResearcher',
        'editResearcher',
        'deactivateResearcher',
        'activateResearcher',
        'resetTwoFactor',
      ].map((operation) => ['account', String(joan.id), { operation }]),
    );
  });
});
