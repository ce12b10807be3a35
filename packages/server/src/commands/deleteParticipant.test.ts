import type { Schemas } from '@sounding/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteParticipant, deleteParticipantUsage } from './deleteParticipant';
import { auditLines } from '../testing/auditLines';
import { addAnswer } from '../testing/feedbackFixtures';
import { operatorSettings } from '../testing/operatorSettings';
import { publishProject } from '../testing/projectFixtures';
import { addResponse } from '../testing/responseFixtures';
import { startTestApp, type TestApp } from '../testing/startTestApp';
import type { SignedIn } from '../testing/testAccounts';

let server: TestApp;
let ada: SignedIn;
let project: Schemas['Project'];
let another: Schemas['Project'];

beforeAll(async () => {
  server = await startTestApp();
  ada = await server.signInAs('ROLE_RESEARCHER');
  project = await publishProject(server, ada, { launchDate: null });
  another = await publishProject(server, ada, { launchDate: null, title: 'Sleeping better' });
});

afterAll(() => server.close());

const erase = (words: readonly string[], ask: boolean | null = true) =>
  deleteParticipant(words, operatorSettings(server), () => Promise.resolve(ask));

/** Adds a participant, and no other, who has responded and answered in both projects. */
async function joined({ gender = 'Male' } = {}) {
  const id = await addResponse(server, project.id, { gender });
  await server.platform.pool.query(
    `INSERT INTO project_responses (project_id, participant_id, date, hear_more, contribute_now)
     VALUES ($1, $2, $3, true, false)`,
    [another.id, id, server.clock()],
  );
  const { rows } = await server.platform.pool.query<{ login: string }>(
    "UPDATE participants SET created_at = '2026-05-03T12:00:00Z' WHERE id = $1 RETURNING login",
    [id],
  );
  const login = rows[0]?.login ?? '';
  for (const { id: projectId, questions } of [project, another]) {
    const question = { id: questions[0]?.id ?? 0, projectId };
    await addAnswer(server, question, { login, comment: 'Evenings', isApproved: true });
  }
  await addAnswer(
    server,
    { id: project.questions[0]?.id ?? 0, projectId: project.id },
    { login, comment: 'Mornings' },
  );
  return { id, login };
}

/** All that is stored or counted of participants and of what they gave. */
async function kept() {
  const count = async (sql: string) => (await server.platform.pool.query<object>(sql)).rows;
  return {
    participants: await count('SELECT login FROM participants ORDER BY id'),
    totals: await count(
      `SELECT kind, value, sum(participant_count)::int AS people FROM participant_counts
       GROUP BY 1, 2 ORDER BY 1, 2`,
    ),
    answers: await count('SELECT id, participant_id FROM answers ORDER BY id'),
    projects: await count(
      `SELECT id, hear_more_yes_count, contribute_yes_count, contribute_no_count,
         answers_for_review_count FROM projects ORDER BY id`,
    ),
    groups: await count(
      'SELECT project_id, kind, value, response_count FROM project_response_groups ORDER BY 1, 2, 3',
    ),
    days: await count(
      'SELECT project_id, day, response_count FROM project_response_days ORDER BY 1, 2',
    ),
  };
}

test('A participant goes with every answer, response and word of their own, and out of all that is counted, and nobody else does', async () => {
  await joined();
  const before = await kept();
  const { id, login } = await joined({ gender: 'A word of my own' });

  const told = await erase([login]);
  expect(told.split('\n')).toEqual([
    `Participant ${login}, known since 3 May 2026`,
    `Project ${project.id}, 2 answers and 1 response: Living well with breathlessness`,
    `Project ${another.id}, 1 answer and 1 response: Sleeping better`,
    '',
    'This participant is deleted for good. Keep this line outside the database, to do it again after an earlier backup is put back:',
    expect.stringMatching(/^[\d-]+T[\d:.]+Z npm run admin:delete-participant -- '/),
  ]);
  expect(told.endsWith(` -- '${login}'`)).toBe(true);

  expect(await kept()).toEqual(before);
  expect(await auditLines(server, { type: 'participant' })).toEqual([
    {
      action: 'participant.erased',
      actor: null,
      type: 'participant',
      target: String(id),
      ip: '127.0.0.1',
      detail: { answers: 3, responses: 2 },
    },
  ]);
});

test('Where nobody says yes, or there is nobody to ask, everything stays', async () => {
  const { login } = await joined();
  const before = await kept();

  await expect(erase([login], false)).rejects.toThrow('Nothing has been deleted.');
  await expect(erase([login], null)).rejects.toThrow(
    `To delete it for good: npm run admin:delete-participant -- '${login}' --yes`,
  );

  expect(await kept()).toEqual(before);
});

test('Where there is none of that pseudonym, it says so', async () => {
  await expect(erase(['heron'])).rejects.toThrow('There is no participant heron in this database.');
});

test('One who never gave anything goes too', async () => {
  await server.platform.pool.query("INSERT INTO participants (login) VALUES ('wren-1')");

  expect(await erase(['wren-1', '--yes'], null)).toMatch(/, without any answer or response\n/);

  expect((await kept()).participants).not.toContainEqual({ login: 'wren-1' });
});

test.each([[[]], [['a', 'b']], [['a', '--force']]])(
  'The words %j are answered by how it is done',
  async (words) => {
    await expect(erase(words)).rejects.toThrow(deleteParticipantUsage);
  },
);
