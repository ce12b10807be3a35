import { afterAll, beforeAll, expect, test } from 'vitest';
import { showParticipant, showParticipantUsage } from './showParticipant';
import { addAnswer, askQuestion } from '../testing/feedbackFixtures';
import { operatorSettings } from '../testing/operatorSettings';
import { publishProject } from '../testing/projectFixtures';
import { addResponse } from '../testing/responseFixtures';
import { startTestApp, type TestApp } from '../testing/startTestApp';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

const show = (...words: readonly string[]) => showParticipant(words, operatorSettings(server));

test('All that is kept about a participant is shown, and nothing of anybody else', async () => {
  const ada = await server.signInAs('ROLE_RESEARCHER');
  const { id: projectId, title } = await publishProject(server, ada, { launchDate: null });
  const question = {
    projectId,
    id: await askQuestion(server, ada, projectId, {
      pollOptions: [{ text: 'At home' }, { text: 'At the clinic' }],
    }),
  };
  const id = await addResponse(server, projectId, { gender: 'A word of my own', birthYear: 1961 });
  const { rows } = await server.platform.pool.query<{ login: string; created: Date }>(
    'SELECT login, created_at AS created FROM participants WHERE id = $1',
    [id],
  );
  const login = rows[0]?.login ?? '';
  const answerId = await addAnswer(server, question, { login, comment: 'Evenings', choice: 1 });
  await addResponse(server, projectId);
  await addAnswer(server, question, { login: 'wren-1', comment: 'Mornings' });
  const date = server.clock().toISOString();
  const project = { id: projectId, title };

  expect(JSON.parse(await show(login))).toEqual({
    participant: {
      id,
      login,
      birthYear: 1961,
      gender: 'A word of my own',
      ethnicity: 'White British',
      subscribed: false,
      createdAt: rows[0]?.created.toISOString(),
    },
    responses: [
      {
        id: expect.any(Number) as unknown,
        project,
        date,
        hearMore: true,
        contributeNow: true,
        birthYear: 1961,
        gender: 'A word of my own',
        ethnicity: 'White British',
      },
    ],
    answers: [
      {
        id: answerId,
        project,
        question: { id: question.id, text: '<p>What would help?</p>' },
        date,
        comment: 'Evenings',
        choice: 'At the clinic',
        sliderValue: null,
        approvedAt: null,
      },
    ],
  });
});

test('Where there is none of that pseudonym, it says so', async () => {
  await expect(show('heron')).rejects.toThrow('There is no participant heron in this database.');
});

test.each([[[]], [['a', 'b']]])('The words %j are answered by how it is done', async (words) => {
  await expect(show(...words)).rejects.toThrow(showParticipantUsage);
});
