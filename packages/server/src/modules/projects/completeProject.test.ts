import type { Schemas } from '@sounding/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLines } from '../../testing/auditLines';
import {
  createProject,
  publishProject,
  readProject,
  unchangedPublished,
} from '../../testing/projectFixtures';
import { addComment, addResponse } from '../../testing/responseFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { whileProjectIsLocked } from '../../testing/whileLocked';
import { whileUnrecorded } from '../../testing/whileUnrecorded';
import { completionConflict } from './completeProject';
import { projectConflicts } from './projectService';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const complete = ({ token }: SignedIn, id: number) =>
  app.request('POST', `/api/complete-project/${id}`, { token });

/** Who has completed a project, and from where. */
const completionsOf = (id: number) =>
  auditLines(app, { action: 'project.completed', type: 'project', id }, 'actor', 'ip');

test('Completing ends that project at this moment and says who did it [API-29, ROLE-03, OPEN-106]', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const other = await publishProject(app, ada, { launchDate: null });
  const { id } = await publishProject(app, ada, { launchDate: null });
  app.clock.advance({ seconds: 60 });

  expect((await complete(ada, id)).statusCode).toBe(204);

  const { endDate, status } = await readProject(app, ada, id);
  expect({ endDate, status }).toEqual({
    endDate: app.clock().toISOString(),
    status: 'PUBLISHED',
  });
  expect(await completionsOf(id)).toEqual([{ actor: ada.id, ip: '127.0.0.1' }]);
  expect(await readProject(app, ada, other.id)).toEqual(other);
});

test('When a project was completed is told wherever it is read [OPEN-106]', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const { id } = await publishProject(app, ada, { launchDate: null });
  const told = async () => {
    const { token } = ada;
    const summary = await app.request('GET', `/api/projects/summary/${id}`, { token });
    const list = await app.request('GET', '/api/projects', { token });
    return [
      (await readProject(app, ada, id)).completedDate,
      summary.json<Schemas['ProjectSummary']>().completedDate,
      ...list.json<Schemas['ProjectListItem'][]>().map(({ completedDate }) => completedDate),
    ];
  };
  expect(await told()).toEqual([null, null, null]);

  await complete(ada, id);
  const completed = app.clock().toISOString();
  app.clock.advance({ seconds: 60 });
  expect(await told()).toEqual([completed, completed, completed]);
});

test('A project is completed once, also when two ask together', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const { id } = await publishProject(app, ada, { launchDate: null });

  const answers = await whileProjectIsLocked(app, { projectId: id, waiting: 2 }, () =>
    Promise.all([complete(ada, id), complete(ada, id)]),
  );

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
  expect(await completionsOf(id)).toEqual([{ actor: ada.id, ip: '127.0.0.1' }]);
  app.clock.advance({ seconds: 60 });
  const again = await complete(ada, id);
  expect(again.json<Schemas['Problem']>()).toMatchObject({
    status: 409,
    detail: completionConflict,
  });
});

test('A project that is completed after a wait ends then, and not before what it waited for', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const { id } = await publishProject(app, ada, { launchDate: null });

  await whileProjectIsLocked(app, { projectId: id, waiting: 2 }, async (untilWaiting) => {
    const completing = complete(ada, id);
    await untilWaiting(1);
    app.clock.advance({ seconds: 60 });
    return Promise.all([completing, complete(ada, id)]);
  });

  expect((await readProject(app, ada, id)).endDate).toBe(app.clock().toISOString());
});

test('A project that was completed is not begun again by a later end date', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const published = await publishProject(app, ada, { launchDate: null });
  await complete(ada, published.id);

  const answer = await app.request('PUT', '/api/projects', {
    token: ada.token,
    json: unchangedPublished(published),
  });

  expect(answer.json()).toMatchObject({ status: 409, detail: projectConflicts.isCompleted });
});

test('A project goes on where its completion cannot be recorded', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const published = await publishProject(app, ada, { launchDate: null });

  await whileUnrecorded(app, 'project.%', async () => {
    expect((await complete(ada, published.id)).statusCode).toBe(500);
  });

  expect(await readProject(app, ada, published.id)).toEqual(published);
});

test('A draft cannot be completed', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const { id } = await createProject(app, ada);

  const answer = await complete(ada, id);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ title: 'Not possible now' });
});

test('Once it is completed nobody gives feedback to it any more [DONE-05]', async () => {
  const ada = await app.signInAs('ROLE_RESEARCHER');
  const { id, questions } = await publishProject(app, ada, { launchDate: null });
  const question = { id: questions[0]?.id ?? 0, projectId: id };
  await addResponse(app, id);
  await complete(ada, id);
  app.clock.advance({ seconds: 1 });

  await expect(addResponse(app, id)).rejects.toThrow('has ended');
  await expect(addComment(app, question)).rejects.toThrow('has ended');

  const { token } = ada;
  const summary = await app.request('GET', `/api/projects/summary/${id}`, { token });
  expect(summary.json<Schemas['ProjectSummary']>()).toMatchObject({
    hearMoreYesCount: 1,
    answersForReviewCount: 0,
  });
});
