import type { Schemas } from '@sounding/api-client';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundledMigrations, migrate } from '../../platform/database/migrate';
import { asOwner } from '../../testing/asOwner';
import { addAnswer, askQuestion, readQuestion } from '../../testing/feedbackFixtures';
import { createProject, publishProject } from '../../testing/projectFixtures';
import { addComment, addResponse } from '../../testing/responseFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { createTestDatabase } from '../../testing/testDatabase';

let app: TestApp;
let ada: SignedIn;
let projectId: number;

const sliderOption = { maxValue: 5, lowerBoundText: 'Never', upperBoundText: 'Always' };

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signInAs('ROLE_RESEARCHER');
  ({ id: projectId } = await publishProject(app, ada, { launchDate: null }));
});

afterAll(() => app.close());

test('Whoever writes a value that the question’s scale does not have is refused', async () => {
  const id = await askQuestion(app, ada, projectId, { sliderOption });
  const own = { id, projectId };
  const text = { id: await askQuestion(app, ada, projectId), projectId };

  await addAnswer(app, own, { sliderValue: 0, isApproved: true });
  const highest = await addAnswer(app, own, { sliderValue: 5, isApproved: true });
  await expect(addAnswer(app, own, { sliderValue: 6 })).rejects.toThrow(
    `Question ${id} has no value 6 on a scale`,
  );
  await expect(
    app.platform.pool.query('UPDATE answers SET slider_value = 7 WHERE id = $1', [highest]),
  ).rejects.toThrow(`Question ${id} has no value 7 on a scale`);
  await expect(addAnswer(app, text, { sliderValue: 1, comment: 'Because' })).rejects.toThrow(
    `Question ${text.id} has no value 1 on a scale`,
  );

  expect((await readQuestion(app, ada, projectId, id)).answersCount).toBe(2);
});

test('Nobody responds to a project that is not published, or answers it', async () => {
  const draft = await createProject(app, ada);
  const question = { id: draft.questions[0]?.id ?? 0, projectId: draft.id };
  for (const status of ['DRAFT', 'PENDING', 'REJECTED']) {
    await app.platform.pool.query('UPDATE projects SET status = $1 WHERE id = $2', [
      status,
      draft.id,
    ]);
    const refusal = `Project ${draft.id} is not published and takes no feedback`;
    await expect(addResponse(app, draft.id)).rejects.toThrow(refusal);
    await expect(addComment(app, question)).rejects.toThrow(refusal);
  }
});

test('A value from before that its scale does not have is in no total, as it is in no chart', async () => {
  const id = await askQuestion(app, ada, projectId, { sliderOption });
  await addAnswer(app, { id, projectId }, { sliderValue: 2, comment: 'Rarely', isApproved: true });
  await asOwner(app.testDatabase, async (owner) => {
    await owner.query('SET session_replication_role = replica');
    await owner.query(
      `INSERT INTO answers (question_id, project_id, slider_value, comment, date, approved_at)
       VALUES ($1, $2, 6, NULL, $3, $3), ($1, $2, 9, 'Beyond', $3, $3)`,
      [id, projectId, app.clock()],
    );
  });

  const { answersCount, sliderScores } = await readQuestion(app, ada, projectId, id);
  expect(answersCount).toBe(1);
  expect(sliderScores).toMatchObject({ valueCounts: [0, 0, 1, 0, 0, 0], mean: 2 });
  const url = `/api/answers/question/${id}`;
  const listed = await app.request('GET', url, { token: ada.token });
  expect(listed.json<Schemas['AnswerPage']>()).toMatchObject({
    totalElements: 1,
    content: [{ comment: 'Rarely', sliderValue: 2 }],
  });
});

test('An upgrade takes empty comments away, and leaves what else was said and what waits', async () => {
  const opened = await createTestDatabase();
  const client = new pg.Client({ connectionString: opened.ownerAddress });
  await client.connect();
  try {
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    const before = bundledMigrations().filter(({ name }) => name < '0016');
    await migrate(client, before);
    await client.query(`
      INSERT INTO accounts (id, login, login_key, full_name, role)
        VALUES (1, 'ada@sounding.example', 'ada@sounding.example', 'Ada', 'ROLE_RESEARCHER');
      INSERT INTO projects (id, owner_id, title, subtitle) VALUES (1, 1, 'Title', 'Subtitle');
      INSERT INTO questions (id, project_id, text, date, kind, slider_max, slider_lower_text, slider_upper_text)
        VALUES (1, 1, 'How?', now(), 'LIKERT', 5, '', '');
      INSERT INTO answers (question_id, project_id, comment, slider_value, date)
        VALUES (1, 1, ' ', NULL, now()), (1, 1, '', 4, now()), (1, 1, 'Well', 9, now())`);
    await migrate(client, bundledMigrations());

    const { rows } = await client.query(
      'SELECT comment, slider_value AS value FROM answers ORDER BY slider_value',
    );
    expect(rows).toEqual([
      { comment: null, value: 4 },
      { comment: 'Well', value: 9 },
    ]);
    const { rows: waiting } = await client.query(
      'SELECT answers_for_review_count AS count FROM projects',
    );
    expect(waiting).toEqual([{ count: 2 }]);
    await client.query('UPDATE answers SET approved_at = now()');
  } finally {
    await client.end();
    await opened.close();
  }
});
